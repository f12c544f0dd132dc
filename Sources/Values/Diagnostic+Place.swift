extension Diagnostic {
    /// Where something is wrong. Everything that is not known is nil.
    public struct Place: Hashable, Sendable {
        /// The file, as the caller named it.
        public package(set) var file: String?
        /// The line, counted from 1: of the value, of the name of a field that should not be there, or of the object that
        /// lacks a value.
        public package(set) var line: Int?
        /// The column, counted from 1 in Unicode scalars.
        public package(set) var column: Int?
        /// The JSON path of the value concerned, from the root `$`; a missing value has the path it would have. Empty in a
        /// file that is not JSON, such as a list of product ids.
        public package(set) var path: String?
        /// What it is about.
        public package(set) var subject: Subject?

        package init(
            file: String? = nil,
            line: Int? = nil,
            column: Int? = nil,
            path: String? = nil,
            _ subject: Subject? = nil
        ) {
            self.file = file
            self.line = line
            self.column = column
            self.path = path
            self.subject = subject
        }

        /// The id of the product concerned; nil where it is about no product, or its id cannot be read.
        public var productID: String? {
            if case .product(let id) = subject { id } else { nil }
        }

        /// The key of the message concerned; nil where it is about no message.
        public var key: String? {
            if case .message(let key) = subject { key } else { nil }
        }
    }

    /// What something is wrong with.
    @nonexhaustive
    public enum Subject: Hashable, Sendable {
        /// A product, by its id.
        case product(String)
        /// A message, by its key.
        case message(String)
        /// A catalog as a whole.
        case catalog
        /// A variable, function or tag of a template, by its name.
        case variable(String)
        /// Texts of a paywall, by their keys in the order shown; none where something is missing from all of it.
        case texts([String])
    }
}

extension [Diagnostic] {
    /// In the order of the lines of their file; those of one place keep their order.
    package var inOrderOfLines: [Diagnostic] {
        enumerated()
            .sorted { left, right in
                let (first, second) = (left.element.place, right.element.place)
                return (first.line ?? 0, first.column ?? 0, left.offset)
                    < (second.line ?? 0, second.column ?? 0, right.offset)
            }
            .map(\.element)
    }

    /// In the order of what they say, each of which is written once.
    package var inOrderOfTexts: [Diagnostic] {
        map { (text: $0.description, diagnostic: $0) }.sorted { $0.text < $1.text }.map(\.diagnostic)
    }
}
