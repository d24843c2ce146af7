/** Subjects of the tests of padding, each at the top level: in one nest, what one class touches is touched for all. */
package dev.pawl.core.measure.layout.padded;
