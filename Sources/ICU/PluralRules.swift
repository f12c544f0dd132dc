internal import CPaywrightICU

/// The CLDR plural categories.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
    /// The category `zero`.
    case zero
    /// The category `one`.
    case one
    /// The category `two`.
    case two
    /// The category `few`.
    case few
    /// The category `many`.
    case many
    /// The category every language has.
    case other

    fileprivate init(_ category: cicu_plural_category) {
        switch category {
        case CICU_PLURAL_ZERO: self = .zero
        case CICU_PLURAL_ONE: self = .one
        case CICU_PLURAL_TWO: self = .two
        case CICU_PLURAL_FEW: self = .few
        case CICU_PLURAL_MANY: self = .many
        default: self = .other
        }
    }
}

/// The cardinal plural rules of a locale.
package final class PluralRules: Sendable {
    // ICU documents PluralRules as safe to share between threads.
    private nonisolated(unsafe) let handle: OpaquePointer

    package init(locale: String) throws(ICUError) {
        var status: cicu_status = 0
        guard let handle = cicu_plural_create(locale, &status), status <= 0 else {
            throw ICUError(status, context: "plural rules, locale \(locale)")
        }
        self.handle = handle
    }

    deinit { cicu_plural_destroy(handle) }

    /// The category of an integer shown without fraction digits.
    package func category(of value: Int) -> PluralCategory {
        withExtendedLifetime(self) { PluralCategory(cicu_plural_select_integer(handle, Int64(value))) }
    }
}
