internal import PaywrightJSON
internal import PaywrightModel

extension ConfigurationReader {
    private typealias Root = StoreKitFields.Root

    private static let productLists = [Root.subscriptionGroups, Root.products, Root.nonRenewingSubscriptions]
    private static let newestMajorVersion = 6

    /// Whether the root has the shape of a configuration; if not, reports why.
    mutating func isConfiguration() -> Bool {
        let consequence = "the file is left out"
        guard root.isObject else {
            fail(.notAConfiguration, at: root, expected: "an object", consequence: consequence)
            return false
        }
        let lists = Self.productLists.map { root[$0] }.filter { !$0.isAbsent }
        if lists.isEmpty {
            fail(
                .notAConfiguration,
                at: root,
                found: "an object without any of them",
                expected: "one of the fields " + Self.productLists.map(\.name).joined(separator: ", "),
                consequence: consequence
            )
        }
        let unreadable = lists.filter { $0.elements == nil }
        for list in unreadable {
            fail(.wrongType, at: list, expected: "an array", consequence: consequence)
        }
        return !lists.isEmpty && unreadable.isEmpty
    }

    /// Reports a format that is newer than any known, and what is not read at all.
    mutating func reportFormat() {
        let version = root[Root.version]
        let major = version[StoreKitFields.Version.major]
        if !version.isAbsent, !version.isObject {
            warn(.wrongType, at: version, expected: "an object", consequence: "the field is ignored")
        } else if !major.isAbsent {
            let number = major.value?.numberText.flatMap { Int($0) }
            if number == nil {
                warn(.wrongType, at: major, expected: "a whole number", consequence: "the field is ignored")
            }
            if let number, number > Self.newestMajorVersion {
                warn(
                    .newerFormat,
                    at: major,
                    expected: "at most \(Self.newestMajorVersion)",
                    consequence: "what is new in the format is not read"
                )
            }
        }
        noteFields(of: version, StoreKitFields.Version.table, isAboutPrices: false)
        for bundles in [root[Root.subscriptionBundleGroups], root[Root.subscriptionSuiteGroups]]
        where !bundles.isAbsentOrEmpty {
            warn(.bundlesNotRead, at: bundles, expected: "no bundles", consequence: "bundles are not read")
        }
    }

    /// Reads where the file's prices hold and which language it was written in.
    mutating func readSettings(requesting requested: Storefront?) {
        let settings = root[Root.settings]
        guard settings.isAbsent || settings.isObject else {
            fail(.wrongType, at: settings, expected: "an object", consequence: "no price of the file has a currency")
            unknownStorefront = settings[StoreKitFields.Settings.storefront]
            return
        }
        noteFields(of: settings, StoreKitFields.Settings.table)
        fileLocale = text(of: settings[StoreKitFields.Settings.locale])?.languageTag
        readStorefront(settings[StoreKitFields.Settings.storefront], requesting: requested)
    }

    private mutating func readStorefront(_ node: JSONNode, requesting requested: Storefront?) {
        guard !node.isAbsent, node.text != "" else {
            let isUnsold = requested != nil && requested?.currency == nil
            storefront = isUnsold ? .unitedStates : requested ?? .unitedStates
            if isUnsold { reportOtherCurrency(node, requested: requested) }
            return
        }
        guard let stated = node.string.flatMap({ Storefront(exactly: $0) }), stated.currency != nil else {
            unknownStorefront = node
            return
        }
        storefront = stated
        guard let requested else { return }
        if requested.currency == stated.currency {
            storefront = requested
        } else {
            reportOtherCurrency(node, requested: requested)
        }
    }

    private mutating func reportOtherCurrency(_ node: JSONNode, requested: Storefront?) {
        guard let requested, let currency = storefront.currency else { return }
        let asked = requested.currency.map { "a storefront that bills in \($0), as \(requested) does" }
        warn(
            .otherCurrency,
            at: node,
            found: "\(storefront), which bills in \(currency)",
            expected: asked ?? "an App Store storefront, which \(requested) is not",
            consequence: "prices stay in \(currency), for \(storefront) only"
        )
    }
}
