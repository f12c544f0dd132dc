internal import PaywrightValues

/// Messages that a caller's files brought.
extension MessageBundle {
    /// The caller's keys that this language or the source language has, in the files' order.
    public var ownKeys: [String] { keysAdded.filter { Self.has($0, ownCatalogs + sourceCatalogs) } }

    /// Those of them that this language lacks, so that the source language speaks.
    public var ownKeysLeftToSource: [String] { ownKeys.filter { !Self.has($0, ownCatalogs) } }

    private static func has(_ key: String, _ catalogs: [Catalog]) -> Bool {
        catalogs.contains { $0.entry(for: key) != nil }
    }

    /// The line of a key, if every value is given that its pattern reaches in the branches these values take; otherwise
    /// nil, as for a line that does not apply. nil also where it says nothing.
    ///
    /// - Parameters:
    ///   - key: The key of the message.
    ///   - arguments: The values of the message.
    public func formatIfComplete(_ key: String, _ arguments: MessageArguments) -> FormattedText? {
        let text = format(key, arguments)
        let isComplete = !text.diagnostics.contains { [.missingArgument, .missingPeriod].contains(FormattingCode($0)) }
        return isComplete && !text.string.isEmpty ? text : nil
    }

    /// Every value that the messages of a key show or choose by, whichever of the languages speaks.
    ///
    /// - Parameter key: The key of the message.
    public func arguments(of key: String) -> Set<ArgumentName> {
        Set(
            (ownCatalogs + sourceCatalogs).flatMap { catalog in
                guard case .success(let program)? = catalog.program(for: key) else { return [ArgumentName]() }
                return program.references.map(\.reference.name)
            }
        )
    }
}
