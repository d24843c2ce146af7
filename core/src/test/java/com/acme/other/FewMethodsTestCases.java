package com.acme.other;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Uses the contract composed and inherited. */
@FewMethodsTestCases.Small
public class FewMethodsTestCases {

    /** Composed of the contract. */
    @Retention(RetentionPolicy.RUNTIME)
    @FewMethods(3)
    @interface Small {}

    /** Inherits it. */
    public static final class Child extends FewMethodsTestCases {
        void test() {}
    }
}
