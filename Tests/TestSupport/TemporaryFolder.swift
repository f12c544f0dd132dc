public import Foundation

/// Folders for the files of tests, all in one that is removed when the tests end.
public enum TemporaryFolder {
    private static let root: URL = {
        atexit { try? FileManager.default.removeItem(at: TemporaryFolder.root) }
        return FileManager.default.temporaryDirectory.appending(path: "paywright-tests-\(UUID().uuidString)")
    }()

    /// A new folder that nothing else uses.
    public static func make() throws -> URL {
        let folder = root.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
