package dev.pawl.core.measure.layout;

import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.V17;

import java.lang.invoke.MethodHandles;
import java.util.Optional;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/**
 * The class of ours inside module {@code jdk.unsupported}. That module opens {@code sun.misc} to everybody, so a class may be
 * defined there; and {@code java.base} exports {@code jdk.internal.misc} to that module, so the class may call the VM.
 */
final class VmAccessClass {

    private static final String UNSAFE = "jdk/internal/misc/Unsafe";
    // The number is part of the name because a class loader elsewhere in this VM may have defined another version.
    private static final String NAME = "sun.misc.PawlVmAccess1";

    private VmAccessClass() {}

    /** The class, defined if it is not there yet; empty if this VM forbids it. */
    static Optional<Class<?>> find() {
        try {
            return Optional.of(findOrDefine(Class.forName("sun.misc.Unsafe")));
        } catch (ReflectiveOperationException | LinkageError | RuntimeException e) {
            return Optional.empty();
        }
    }

    private static Class<?> findOrDefine(Class<?> neighbour) throws ReflectiveOperationException {
        try {
            return existing(neighbour);
        } catch (ClassNotFoundException notYet) {
            return define(neighbour);
        }
    }

    private static Class<?> define(Class<?> neighbour) throws ReflectiveOperationException {
        try {
            return MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup())
                    .defineClass(bytes());
        } catch (LinkageError anotherThreadWasFaster) {
            return existing(neighbour);
        }
    }

    private static Class<?> existing(Class<?> neighbour) throws ClassNotFoundException {
        return Class.forName(NAME, true, neighbour.getClassLoader());
    }

    private static byte[] bytes() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        String name = NAME.replace('.', '/');
        writer.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, name, null, "java/lang/Object", null);
        forward(writer, "offset", "objectFieldOffset", "(Ljava/lang/reflect/Field;)J");
        forward(writer, "offset", "objectFieldOffset", "(Ljava/lang/Class;Ljava/lang/String;)J");
        forward(writer, "reference", "getReference", "(Ljava/lang/Object;J)Ljava/lang/Object;");
        forward(writer, "shouldBeInitialized", "shouldBeInitialized", "(Ljava/lang/Class;)Z");
        writer.visitEnd();
        return writer.toByteArray();
    }

    /** A static method that calls the method of {@code jdk.internal.misc.Unsafe} with the same parameters. */
    private static void forward(ClassWriter writer, String name, String target, String descriptor) {
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC | ACC_STATIC, name, descriptor, null, null);
        code.visitCode();
        code.visitMethodInsn(INVOKESTATIC, UNSAFE, "getUnsafe", "()L" + UNSAFE + ";", false);
        int slot = 0;
        for (Type parameter : Type.getArgumentTypes(descriptor)) {
            code.visitVarInsn(parameter.getOpcode(ILOAD), slot);
            slot += parameter.getSize();
        }
        code.visitMethodInsn(INVOKEVIRTUAL, UNSAFE, target, descriptor, false);
        code.visitInsn(Type.getReturnType(descriptor).getOpcode(IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }
}
