package import Paywright

/// The rules of calculated prices that have a name for callers.
package enum DerivedPriceRule: String, CaseIterable, Sendable {
    case standard
    case revenuecat
    case adaptyIOS = "adapty-ios"
    case adaptyAndroid = "adapty-android"
    case superwall
    case qonversion

    package var policy: DerivedPricePolicy {
        switch self {
        case .standard: .standard
        case .revenuecat: .revenueCat
        case .adaptyIOS: .adaptyIOS
        case .adaptyAndroid: .adaptyAndroid
        case .superwall: .superwall
        case .qonversion: .qonversion
        }
    }
}
