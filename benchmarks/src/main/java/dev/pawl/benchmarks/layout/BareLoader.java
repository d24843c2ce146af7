package dev.pawl.benchmarks.layout;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Loads classes without their static initialisers: an instance can be made of any of them, and no code of a library ever runs.
 * Layouts do not depend on initialisers.
 */
final class BareLoader extends URLClassLoader {

    private final Map<String, List<String>> instanceFields = new HashMap<>();

    BareLoader(URL[] classPath) {
        super(classPath, ClassLoader.getPlatformClassLoader());
    }

    /** The names of the instance fields a class declares, read from its class file: no field type is loaded for it. */
    List<String> instanceFields(String className) {
        List<String> fields = instanceFields.get(className);
        if (fields == null) {
            throw new IllegalArgumentException(className + " is not loaded by this loader");
        }
        return fields;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] classFile = withoutInitializer(name, read(name));
        return defineClass(name, classFile, 0, classFile.length);
    }

    private byte[] read(String name) throws ClassNotFoundException {
        URL resource = findResource(name.replace('.', '/') + ".class");
        if (resource == null) {
            throw new ClassNotFoundException(name);
        }
        try (InputStream in = resource.openStream()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private byte[] withoutInitializer(String name, byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        List<String> fields = new ArrayList<>();
        reader.accept(new Stripping(writer, fields), 0);
        instanceFields.put(name, fields);
        return writer.toByteArray();
    }

    private static final class Stripping extends ClassVisitor {

        private final List<String> fields;

        Stripping(ClassVisitor next, List<String> fields) {
            super(Opcodes.ASM9, next);
            this.fields = fields;
        }

        @Override
        public FieldVisitor visitField(
                int access, String name, String descriptor, @Nullable String signature, @Nullable Object value) {
            if ((access & Opcodes.ACC_STATIC) == 0) {
                fields.add(name);
            }
            return super.visitField(access, name, descriptor, signature, value);
        }

        @Override
        public @Nullable MethodVisitor visitMethod(
                int access,
                String name,
                String descriptor,
                @Nullable String signature,
                String @Nullable [] exceptions) {
            boolean initializer = name.equals("<clinit>");
            return initializer ? null : super.visitMethod(access, name, descriptor, signature, exceptions);
        }
    }
}
