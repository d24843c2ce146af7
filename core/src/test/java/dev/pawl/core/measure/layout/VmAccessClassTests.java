package dev.pawl.core.measure.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.ACC_FINAL;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ACC_SUPER;
import static org.objectweb.asm.Opcodes.ILOAD;
import static org.objectweb.asm.Opcodes.INVOKESTATIC;
import static org.objectweb.asm.Opcodes.INVOKEVIRTUAL;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.V17;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Generates the access class that the main code holds as a constant. */
class VmAccessClassTests {

    private static final String NAME = "sun/misc/PawlVmAccess1";
    private static final String UNSAFE = "jdk/internal/misc/Unsafe";

    @Test
    void the_constant_is_the_class_generated_here() {
        assertThat(VmAccessClass.bytes()).isEqualTo(generated());
    }

    @Test
    void a_second_look_finds_the_class_that_is_there() {
        assertThat(VmAccessClass.find()).isNotNull().isSameAs(VmAccessClass.find());
    }

    private static byte[] generated() {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(V17, ACC_PUBLIC | ACC_FINAL | ACC_SUPER, NAME, null, "java/lang/Object", null);
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
