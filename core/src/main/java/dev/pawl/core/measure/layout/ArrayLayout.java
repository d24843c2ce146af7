package dev.pawl.core.measure.layout;

/**
 * Where the elements of an array lie.
 *
 * @param model the model this holds for
 * @param elementBytes size of one element
 * @param baseOffset where element 0 begins
 */
public record ArrayLayout(VmModel model, int elementBytes, int baseOffset) {

    private static final int LENGTH_BYTES = 4;

    /**
     * The layout of an array type's instances.
     *
     * @throws IllegalArgumentException if the type is no array
     */
    public static ArrayLayout of(VmModel model, Class<?> arrayType) {
        if (!arrayType.isArray()) {
            throw new IllegalArgumentException(arrayType.getTypeName() + " is no array type.");
        }
        return ofElements(model, arrayType.getComponentType().getTypeName());
    }

    /** The layout of arrays whose elements have a type: the name of a primitive, anything else is a reference. */
    static ArrayLayout ofElements(VmModel model, String elementType) {
        int elementBytes = model.sizeOf(elementType);
        int header = model.headerBytes() + LENGTH_BYTES;
        return new ArrayLayout(model, elementBytes, (int) VmModel.alignUp(header, baseAlignment(model, elementBytes)));
    }

    /** Elements began at a multiple of 8 up to JDK 22 (JDK-8139457); compact headers came with the newer way. */
    private static int baseAlignment(VmModel model, int elementBytes) {
        return model.jdk() >= 23 || model.headerBytes() == 8 ? elementBytes : 8;
    }

    /** Shallow size in bytes of an array of a length. */
    public long size(long length) {
        return model.instanceSize(elementOffset(length));
    }

    /** Where an element begins, in bytes from the start of the array. */
    public long elementOffset(long index) {
        if (index < 0) {
            throw new IllegalArgumentException("an index or length is 0 or more, not " + index);
        }
        return baseOffset + index * elementBytes;
    }

    /** The 8-byte word of the array in which an element lies; the header begins with word 0. */
    public long wordIndex(long index) {
        return elementOffset(index) / 8;
    }
}
