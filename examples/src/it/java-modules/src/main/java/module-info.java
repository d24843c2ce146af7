module com.acme.routing {
    requires static dev.pawl.annotations;
}
