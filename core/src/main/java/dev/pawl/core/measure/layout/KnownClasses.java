package dev.pawl.core.measure.layout;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Places the fields of classes in the running VM, those of a superclass once for all that extend it. */
final class KnownClasses {

    private final VmModel model;
    private final @Nullable VmAccess access;
    private final JdkParts jdkParts;
    private final ClassValue<KnownClass> known = new ClassValue<>() {
        @Override
        protected KnownClass computeValue(Class<?> type) {
            return InstanceTypes.isOfJdk(type) ? ofJdk(type) : below(of(type.getSuperclass()), type);
        }
    };

    KnownClasses(VmModel model, @Nullable VmAccess access, JdkParts jdkParts) {
        this.model = model;
        this.access = access;
        this.jdkParts = jdkParts;
    }

    /**
     * What is known of a class.
     *
     * @throws LayoutNotUnderstood if the VM has a field elsewhere than the rule
     */
    KnownClass of(Class<?> type) {
        return known.get(type);
    }

    private KnownClass ofJdk(Class<?> type) {
        JdkPart part = jdkParts.of(type);
        return new KnownClass(part, part.data(), List.of(), part.placement());
    }

    private KnownClass below(KnownClass superclass, Class<?> type) {
        DeclaredClass declared = DeclaredClass.of(type, !model.contendedRestricted());
        HotSpotClassData data = new HotSpotClassData(declared, superclass.data());
        ClassLevel level = ClassLevel.of(model, data);
        Placement rule = FieldRule.place(model, superclass.placement(), level);
        Placement placement = access == null ? rule : new Agreement(model, declared, access).confirmed(rule);
        List<ClassLevel> user = new ArrayList<>(superclass.user());
        user.add(level);
        return new KnownClass(superclass.jdk(), data, user, placement);
    }
}
