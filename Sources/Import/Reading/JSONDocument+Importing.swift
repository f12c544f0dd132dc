internal import PaywrightJSON

extension JSONDocument {
    /// The document of a file that is imported; what is no JSON is the file's failure. `firstLine` is where the bytes begin
    /// in a longer file.
    init(importing bytes: [UInt8], file: String, limits: JSONLimits, firstLine: Int = 1) throws(ImportFailure) {
        do {
            try self.init(parsing: bytes, limits: limits)
        } catch {
            throw ImportFailure(error, in: file, firstLine: firstLine)
        }
    }
}
