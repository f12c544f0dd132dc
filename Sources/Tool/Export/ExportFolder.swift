import Paywright
import PaywrightPatterns

/// The folder that exported files stand in.
struct ExportFolder {
    let name: String

    /// Whether every file stands there as it is, and none of an earlier run that there is no more; names those of which that is not true.
    func isUpToDate(_ files: [ExportedFile]) -> Bool {
        let stale = files.filter { !isWritten($0) }
        for file in stale { report(file.path, bytes(of: file.path) == nil ? "found no file" : "found other text") }
        let left = leftOver(files)
        for path in left { report(path, "found a file of an earlier export") }
        return stale.isEmpty && left.isEmpty
    }

    /// Writes every file that is not there as it is. Names keys and files of an earlier export that there are no more; a file stays.
    func write(_ files: [ExportedFile], keys: Set<String>) throws {
        let removed = (earlier?.keys ?? []).subtracting(keys).sorted()
        let left = leftOver(files)
        try WaitingThreads.forEach(files) { file in
            guard !isWritten(file) else { return }
            let path = path(file.path)
            try OutputFolder.create(String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)))
            try OutputFile.write(to: path) { take in file.forEachPiece(take) }
        }
        for key in removed.prefix(Self.mostNamed) {
            StandardOutput.report(
                Diagnostic(.note, ExportCode.removedKey, message: "\(key): removed; it stood in the files before")
            )
        }
        if removed.count > Self.mostNamed {
            let message = "\(removed.count - Self.mostNamed) more keys are removed"
            StandardOutput.report(Diagnostic(.note, ExportCode.removedKey, message: message))
        }
        for path in left {
            let message = "\(self.path(path)): found a file of an earlier export, expected none; it is not removed"
            StandardOutput.report(Diagnostic(.warning, ExportCode.staleFile, message: message))
        }
    }

    private static let mostNamed = 20

    private var earlier: EarlierExport? {
        bytes(of: PatternExport.manifestPath).flatMap { EarlierExport(manifest: $0) }
    }

    /// The files of an earlier export that there are no more.
    private func leftOver(_ files: [ExportedFile]) -> [String] {
        let paths = Set(files.map(\.path))
        return (earlier?.files ?? []).filter { !paths.contains($0) && bytes(of: $0) != nil }
    }

    private func isWritten(_ file: ExportedFile) -> Bool {
        guard let bytes = bytes(of: file.path) else { return false }
        var rest = bytes[...]
        let isSame = file.forEachPiece { piece in
            guard rest.starts(with: piece.utf8) else { return false }
            rest = rest.dropFirst(piece.utf8.count)
            return true
        }
        return isSame && rest.isEmpty
    }

    private func report(_ file: String, _ found: String) {
        let message = "\(path(file)): \(found), expected what export writes; it is out of date"
        StandardOutput.report(Diagnostic(.error, ExportCode.staleFile, message: message))
    }

    private func path(_ file: String) -> String { name.hasSuffix("/") ? name + file : "\(name)/\(file)" }

    private func bytes(of file: String) -> [UInt8]? { try? InputFile.read(path(file)) }
}
