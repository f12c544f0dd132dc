internal import Synchronization

/// The file of the Unix socket that the server listens on.
///
/// It goes before the server stops listening: so long no other file can have its inode. A server that has been started meanwhile has
/// put its own socket there, which stays.
final class SocketFile: Sendable {
    private let path: String
    private let identity = Mutex<System.FileIdentity?>(nil)

    init(_ path: String) { self.path = path }

    /// The server listens: the file is its own.
    func listens() { identity.withLock { $0 = System.identity(of: path) } }

    /// Removes the file where it is still its own.
    func remove() {
        guard let own = identity.withLock({ $0 }), System.identity(of: path) == own else { return }
        System.remove(path)
    }
}
