package dev.pawl.junit.classpath;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The POM that is installed and published for a module. */
record PublishedPom(Document xml) {

    static PublishedPom read(Path file) throws Exception {
        return new PublishedPom(
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()));
    }

    /** The artifacts that come to those who depend on the module. */
    List<String> brings() {
        NodeList dependencies = xml.getElementsByTagName("dependency");
        List<String> brought = new ArrayList<>();
        for (int i = 0; i < dependencies.getLength(); i++) {
            Element dependency = (Element) dependencies.item(i);
            if (isBrought(dependency)) {
                brought.add(text(dependency, "artifactId"));
            }
        }
        return brought;
    }

    private static boolean isBrought(Element dependency) {
        String scope = text(dependency, "scope");
        return List.of("", "compile", "runtime").contains(scope)
                && !text(dependency, "optional").equals("true");
    }

    private static String text(Element element, String name) {
        NodeList found = element.getElementsByTagName(name);
        return found.getLength() == 0 ? "" : found.item(0).getTextContent();
    }
}
