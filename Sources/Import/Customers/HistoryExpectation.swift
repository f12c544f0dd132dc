/// The app and the environment that a customer's history must be of. A signature proves only that the App Store signed,
/// for any app and for the sandbox too: without an expectation, a purchase in another developer's app counts.
///
///     HistoryExpectation(bundleID: "com.example.app", environment: "Production")
///
/// What states another app or environment, or none where one is expected, is left out with the diagnostic `other-app` or
/// `other-environment`: a transaction, renewal information, a notification, a purchase of the plain form; of a
/// `verifyReceipt` response, the whole. An answer of the App Store Server API that states another is left out as a whole
/// too; one without any purchase, or a status without signed data, must state both around it.
///
/// Renewal information states no app: it counts as the app's where its notification or answer states the app, or where
/// the same input has a transaction of its subscription that does. So does a subscription of the plain form with a
/// purchase beside it.
///
/// Google Play's resource is the answer to a request for one app and does not name it. It states an environment, "Test",
/// for the purchases of license testers only: these are left out where another is expected. An answer of RevenueCat and a
/// receipt of Amazon's name no app either, but their environment; Paddle's subscriptions name neither.
public struct HistoryExpectation: Hashable, Sendable {
    /// The app's bundle id, as in `bundleId`; nil for any.
    public var bundleID: String?
    /// The environment, as in `environment`: "Production", "Sandbox", "Xcode"; nil for any.
    public var environment: String?

    /// An expectation; nothing is expected by default.
    ///
    /// - Parameters:
    ///   - bundleID: The app's bundle id, as in `bundleId`; nil for any.
    ///   - environment: The environment, as in `environment`: "Production", "Sandbox", "Xcode"; nil for any.
    public init(bundleID: String? = nil, environment: String? = nil) {
        self.bundleID = bundleID
        self.environment = environment
    }

    /// Any app, any environment.
    public static let any = HistoryExpectation()

    /// Whether anything is taken, whatever it states.
    var isAny: Bool { self == .any }
}
