internal import PaywrightMessages
public import PaywrightValues

extension CatalogAuthoring {
    /// What an update makes of a file. The lists hold keys, in the order of the new text.
    public struct Update: Hashable, Sendable {
        /// The file's new text.
        public internal(set) var text = ""
        /// Messages that the source has and the file had not: they wait.
        public internal(set) var added: [String] = []
        /// Translations of source texts that have changed: they stay, and are marked until somebody takes `x-state` away.
        public internal(set) var changed: [String] = []
        /// Translations taken as made from the source text as it is: they had no hash, or are marked no longer.
        public internal(set) var recorded: [String] = []
        /// Messages that have got their text since the last update.
        public internal(set) var translated: [String] = []
        /// Messages that wait, and of which the source now says something else than what stood beside them.
        public internal(set) var explained: [String] = []
        /// Messages that the source no longer has, or never had: left as they are.
        public internal(set) var unknown: [String] = []
        /// Whether the new text says what the file says, in other spaces, escapes or another order at the most.
        public internal(set) var saysTheSame = true
        /// What is wrong in the file, and stays so: an update mends nothing.
        public internal(set) var diagnostics: [Diagnostic] = []
    }
}
