/** A contract of one's own, from annotation to test, as CONTRIBUTING describes; and one composed of ours. */
package dev.pawl.examples.own;
