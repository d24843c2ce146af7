package dev.pawl.core.architecture;

import static java.util.stream.Collectors.joining;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import javax.lang.model.element.Modifier;

/** Collects the declarations of a source file that users see and that carry no documentation comment. */
final class UndocumentedScanner extends TreePathScanner<Void, Void> {

    private static final Set<Tree.Kind> MEMBERS_ARE_PUBLIC = EnumSet.of(Tree.Kind.INTERFACE, Tree.Kind.ANNOTATION_TYPE);

    private final DocTrees trees;
    private final List<String> undocumented = new ArrayList<>();

    UndocumentedScanner(DocTrees trees) {
        this.trees = trees;
    }

    List<String> undocumented() {
        return undocumented;
    }

    @Override
    public Void visitClass(ClassTree type, Void unused) {
        if (!isSeen(type.getModifiers())) {
            return null;
        }
        note(type.getSimpleName().toString());
        return super.visitClass(type, null);
    }

    @Override
    public Void visitMethod(MethodTree method, Void unused) {
        if (isSeen(method.getModifiers()) && !overrides(method) && !isImplicit(method)) {
            note(method.getName().toString());
        }
        return null;
    }

    @Override
    public Void visitVariable(VariableTree field, Void unused) {
        if (isSeen(field.getModifiers()) && !isDescribed(field)) {
            note(field.getName().toString());
        }
        return null;
    }

    private void note(String name) {
        if (trees.getDocComment(getCurrentPath()) == null) {
            undocumented.add(Stream.concat(enclosingTypes(), Stream.of(name)).collect(joining(".")));
        }
    }

    private Stream<String> enclosingTypes() {
        List<String> names = new ArrayList<>();
        TreePath parent = getCurrentPath().getParentPath();
        StreamSupport.stream(parent.spliterator(), false)
                .filter(ClassTree.class::isInstance)
                .forEach(type -> names.add(0, ((ClassTree) type).getSimpleName().toString()));
        return names.stream();
    }

    private boolean isSeen(ModifiersTree modifiers) {
        Set<Modifier> flags = modifiers.getFlags();
        return flags.contains(Modifier.PUBLIC)
                || flags.contains(Modifier.PROTECTED)
                || (MEMBERS_ARE_PUBLIC.contains(parentKind()) && !flags.contains(Modifier.PRIVATE));
    }

    private Tree.Kind parentKind() {
        return getCurrentPath().getParentPath().getLeaf().getKind();
    }

    private static boolean overrides(MethodTree method) {
        return method.getModifiers().getAnnotations().stream()
                .anyMatch(
                        annotation -> annotation.getAnnotationType().toString().equals("Override"));
    }

    /** An enum constant with arguments, which say what it is. */
    private boolean isDescribed(VariableTree field) {
        return parentKind() == Tree.Kind.ENUM
                && field.getInitializer() instanceof NewClassTree constant
                && !constant.getArguments().isEmpty();
    }

    /** A record's constructor, whose parameters the record documents, or one without any, as the ServiceLoader needs. */
    private boolean isImplicit(MethodTree method) {
        return method.getName().contentEquals("<init>")
                && (parentKind() == Tree.Kind.RECORD || method.getParameters().isEmpty());
    }
}
