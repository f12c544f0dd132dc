extension CatalogMetadata {
    /// What a language asks of quotation marks, spaces and punctuation (`@@x-typography`), for lint: the catalog’s text
    /// has them already.
    ///
    ///     "@@x-typography": {"quotes": "«»“”", "space-before": ":;!?»", "space-after": "«"}    // fr
    public struct Typography: Hashable, Sendable {
        /// The quotation marks in use ("quotes"); empty where nothing is stated.
        public var quotes = ""
        /// What follows a no-break space ("space-before"): ":;!?»".
        public var spaceBefore = ""
        /// What stands before a no-break space ("space-after"): "«".
        public var spaceAfter = ""
        /// Punctuation that the script writes otherwise ("never"): ",;?" in Arabic.
        public var never = ""

        /// The default: nothing stated.
        public init() {}

        /// From the members of the file’s entry; nil for an unknown member.
        init?(_ members: [(name: String, text: String)]) {
            for (name, text) in members {
                switch name {
                case "quotes": quotes = text
                case "space-before": spaceBefore = text
                case "space-after": spaceAfter = text
                case "never": never = text
                default: return nil
                }
            }
        }
    }
}
