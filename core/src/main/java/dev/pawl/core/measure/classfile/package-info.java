/** What class files say of classes, for what cannot be had by reflection or must not be loaded. Uses nothing. */
@NullMarked
package dev.pawl.core.measure.classfile;

import org.jspecify.annotations.NullMarked;
