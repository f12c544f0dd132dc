internal import Paywright

/// What is found while files are exported; raw values are stable codes.
package enum ExportCode: String, DiagnosticCode {
    /// Two texts that would have one key.
    case collidingKeys = "colliding-keys"
    /// A name that a format cannot have as a key.
    case illegalKey = "illegal-key"
    /// A text that a format cannot write.
    case unwritableText = "unwritable-text"
    /// A language whose line has other places than the same line of another language.
    case otherPlaces = "other-places"
    /// Products of more than one store.
    case severalStores = "several-stores"
    /// Lines that are not exported.
    case linesLeftOut = "lines-left-out"
    /// A key that stood in the files before.
    case removedKey = "removed-key"
    /// A file that is not as the inputs have it.
    case staleFile = "stale-file"
}
