package import Paywright

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
    /// A product whose lines are not exported.
    case productLeftOut = "product-left-out"
    /// A key that stood in the files before.
    case removedKey = "removed-key"
    /// A file that is not as the inputs have it.
    case staleFile = "stale-file"
}

extension Diagnostic {
    /// What is rented or ordered before its release: an exported line is true for a shape, which states neither.
    package init(leftOutOfExport product: Product) {
        self.init(
            .note,
            ExportCode.productLeftOut,
            message: "found the \(product.sale?.rental == nil ? "pre-order" : "rental") \"\(product.qualifiedID)\", "
                + "expected what is bought for good, for a time or until it is cancelled",
            consequence: "its lines are not exported"
        )
    }
}
