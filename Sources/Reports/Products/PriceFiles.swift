package import Paywright

/// What came of files of prices.
package struct PriceFiles {
    /// The prices, in the order of the files.
    package var lists: [PriceList] = []
    package var diagnostics: [Diagnostic] = []
    /// Whether a file had no prices, or could not be read.
    package var isRefused = false
    /// Whether a file does not exist or is a directory.
    package var isMissing = false

    package init() {}
}
