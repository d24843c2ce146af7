/** The same classes after somebody changed them: each breaks a promise, and {@code BrokenContractsDemo} shows the message. */
package dev.pawl.examples.broken;
