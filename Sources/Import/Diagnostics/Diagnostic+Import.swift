/// Something in a store's file that an importer could not take as it stands: where, what, and what became of it.
///
///     shop.storekit:12:24: $.products[0].displayPrice: found "9,99", expected a decimal such as "9.99": digits, …;
///     product "com.example.pro" is left out
public struct ImportDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// Whether something was lost, assumed, or only worth knowing.
    @nonexhaustive
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// A product, an offer, a billing plan, a price in one storefront or the whole file is left out.
        case error
        /// Every product and offer is kept, but for those that the caller wanted left out or the store does not sell; the
        /// consequence says what was assumed.
        case warning
        /// Nothing is wrong: the file is as many are, and something follows from it that is good to know.
        case note

        /// Whether there is something to mend: a strict run fails for it.
        public var countsAsFault: Bool { self != .note }
    }

    /// Whether something was lost, assumed, or only worth knowing.
    public let severity: Severity
    /// The kind of fault, for programs; people read the description.
    public let code: Code
    /// The file, as the caller named it.
    public let file: String
    /// The JSON path of the value concerned, from the root `$`; a missing value has the path it would have. Empty in a
    /// file that is not JSON, such as a list of product ids.
    public let path: String
    /// The line, counted from 1: of the value, of the name of a field that should not be there, or of the object that
    /// lacks a value.
    public let line: Int
    /// The column, counted from 1 in Unicode scalars.
    public let column: Int
    /// What stands there, in words for a person, short and in one line: `"9,99"`, `an array`, `nothing`.
    public let found: String
    /// What should stand there, in words for a person.
    public let expected: String
    /// What became of it, in words for a person; empty if nothing is to be said.
    public let consequence: String
    /// The product concerned; nil when there is none or its id cannot be read.
    public let productID: String?

    /// File, place, fault and consequence in one line.
    public var description: String {
        let place = path.isEmpty ? "\(file):\(line):\(column)" : "\(file):\(line):\(column): \(path)"
        let fault = "\(place): found \(found), expected \(expected)"
        return consequence.isEmpty ? fault : "\(fault); \(consequence)"
    }
}
