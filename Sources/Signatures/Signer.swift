extension AppStoreSignatureVerifier {
    /// Who must have signed. One verifier accepts one signer only, so that data from a test never passes for real.
    @nonexhaustive
    public enum Signer: String, Hashable, Sendable, CaseIterable {
        /// The App Store, in production and in the sandbox: a chain of three certificates up to a given root, of which the
        /// first two carry the extensions by which Apple marks those it signs the store's data with.
        case appStore
        /// StoreKit testing in Xcode: a single self-signed certificate, which must be one of the given roots (in Xcode:
        /// Editor, Save Public Certificate), and data that itself says that it is Xcode's.
        ///
        /// The key belongs to a developer's Mac. A backend that serves customers has no use for this.
        case xcodeTesting
    }
}
