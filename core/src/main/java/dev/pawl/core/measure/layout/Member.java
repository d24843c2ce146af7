package dev.pawl.core.measure.layout;

import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;
import org.openjdk.jol.info.FieldData;

/**
 * An instance field.
 *
 * @param field what reflection has of it, if it does not hide it
 */
record Member(FieldData data, Class<?> declaring, @Nullable Field field) {

    /** Where the field lies in this VM, in bytes from the start of the object. */
    int offset(VmAccess access) {
        // By the field itself where there is one, because names need not be unique in class files.
        return (int) (field == null ? access.offset(declaring, data.name()) : access.offset(field));
    }
}
