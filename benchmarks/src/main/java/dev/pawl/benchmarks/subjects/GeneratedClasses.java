package dev.pawl.benchmarks.subjects;

import dev.pawl.MaxInstanceSize;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Classes drawn at random: hierarchies of up to 6 levels with 0 to 6 fields each, of every field type; records; fields and
 * classes that are {@code @Contended}. The same seed gives the same classes.
 */
public final class GeneratedClasses {

    private static final int MAX_LEVELS = 6;
    private static final String PACKAGE = "generated/";
    private static final String CONTENDED = "Ljdk/internal/vm/annotation/Contended;";

    private final Random random;
    private final Path folder;
    private final Kind kind;
    private int written;
    private int hierarchies;

    /** What the classes are made for. */
    private enum Kind {
        ALL,
        WITHOUT_RECORDS,
        WITH_CONTRACTS
    }

    private GeneratedClasses(Path folder, Kind kind, long seed) {
        this.random = new Random(seed);
        this.folder = folder;
        this.kind = kind;
    }

    /** Writes at least {@code count} class files into the folder. */
    public static Group writeTo(Path folder, int count, long seed) throws IOException {
        return write(new GeneratedClasses(folder, Kind.ALL, seed), count);
    }

    /** The same without records, for tools that refuse these. */
    public static Group writeWithoutRecordsTo(Path folder, int count, long seed) throws IOException {
        return write(new GeneratedClasses(folder, Kind.WITHOUT_RECORDS, seed), count);
    }

    /** The same as without records, each class under {@code @MaxInstanceSize(512)}, which all keep. */
    public static Group writeWithContractsTo(Path folder, int count, long seed) throws IOException {
        return write(new GeneratedClasses(folder, Kind.WITH_CONTRACTS, seed), count);
    }

    private static Group write(GeneratedClasses classes, int count) throws IOException {
        Files.createDirectories(classes.folder.resolve(PACKAGE));
        while (classes.written < count) {
            classes.writeHierarchy();
        }
        return new Group(classes.folder);
    }

    private void writeHierarchy() throws IOException {
        String name = PACKAGE + "C" + hierarchies++ + "Level";
        if (kind == Kind.ALL && random.nextInt(10) == 0) {
            write(ClassShape.record(name + 0, random));
            return;
        }
        write(ClassShape.root(name + 0, random));
        int levels = 1 + random.nextInt(MAX_LEVELS);
        for (int level = 1; level < levels; level++) {
            write(ClassShape.below(name + (level - 1), name + level, random));
        }
    }

    private void write(ClassShape shape) throws IOException {
        Files.write(folder.resolve(shape.name() + ".class"), classFile(shape));
        written++;
    }

    private byte[] classFile(ClassShape shape) {
        ClassWriter writer = new ClassWriter(0);
        int access =
                Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER | (shape.record() ? Opcodes.ACC_FINAL | Opcodes.ACC_RECORD : 0);
        writer.visit(Opcodes.V17, access, shape.name(), null, shape.superName(), null);
        if (shape.contended()) {
            writer.visitAnnotation(CONTENDED, true).visitEnd();
        }
        if (kind == Kind.WITH_CONTRACTS) {
            AnnotationVisitor limit = writer.visitAnnotation(Type.getDescriptor(MaxInstanceSize.class), true);
            limit.visit("value", 512L);
            limit.visitEnd();
        }
        shape.fields().forEach(field -> addField(writer, shape, field));
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void addField(ClassWriter writer, ClassShape shape, ClassShape.FieldShape field) {
        int access = shape.record() ? Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL : 0;
        FieldVisitor visitor = writer.visitField(access, field.name(), field.descriptor(), null, null);
        if (field.contendedGroup() != null) {
            AnnotationVisitor contended = visitor.visitAnnotation(CONTENDED, true);
            contended.visit("value", field.contendedGroup());
            contended.visitEnd();
        }
        visitor.visitEnd();
        if (shape.record()) {
            writer.visitRecordComponent(field.name(), field.descriptor(), null).visitEnd();
        }
    }
}
