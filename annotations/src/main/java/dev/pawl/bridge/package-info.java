/** The seam between the annotations, which know no more than JUnit's API, and {@code pawl-junit}, which judges. */
package dev.pawl.bridge;
