/** A routing table whose entries are many and hot: what they weigh and where their fields lie is promised. */
package dev.pawl.examples.routing;
