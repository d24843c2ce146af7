package dev.pawl.core.measure.layout;

import java.lang.reflect.Field;
import java.util.function.ToLongFunction;
import org.openjdk.jol.info.FieldData;

/** An instance field, and how to ask the VM where it lies. */
record Member(FieldData data, ToLongFunction<VmAccess> trueOffset) {

    /** Where the field lies in this VM, in bytes from the start of the object. */
    int offset(VmAccess access) {
        return (int) trueOffset.applyAsLong(access);
    }

    /** By the field itself: names need not be unique in class files. */
    static Member of(FieldData data, Field field) {
        return new Member(data, access -> access.offset(field));
    }

    /** By name, where reflection does not give the field. */
    static Member of(FieldData data, Class<?> declaring) {
        return new Member(data, access -> access.offset(declaring, data.name()));
    }
}
