internal import PaywrightJSON

/// A form of a store, a library or a service that is not read: the name that people know it by, and what to pass instead.
/// It is refused by its name, and never read as a form that is like it.
///
/// A library of an app states a purchase in its own words, mostly without the state of a subscription: what the store itself
/// answers is what counts. A new form is one more row of a table.
struct ForeignForm: Sendable {
    /// What an object of the form is about.
    enum Subject: Sendable {
        case purchases
        case products
        /// Neither: an error, a test, a receipt of the app itself.
        case other
    }

    let name: String
    let subject: Subject
    /// What to pass instead, where the subject is what is asked for.
    let instead: String
    /// Each of them is enough.
    private let marks: [FormMarks]

    init(_ name: String, _ subject: Subject, instead: String, _ marks: FormMarks...) {
        (self.name, self.subject, self.instead, self.marks) = (name, subject, instead, marks)
    }

    /// nil for an object that has the marks of no such form.
    init?(of node: JSONNode) {
        guard let members = node.value?.objectValue?.members else { return nil }
        var rows = Self.index.rows(of: members)
        let isOfPlatform = members.withUnsafeBufferPointer { members in
            members.indices.contains { Self.isOfPlatform(members[$0].name) }
        }
        if isOfPlatform { rows = Set(rows + Self.rowsOfPlatform).sorted() }
        guard let row = rows.first(where: { Self.table[$0].marks.match(node) }) else { return nil }
        self = Self.table[row]
    }

    /// The form of what an object holds, as answers of libraries hold a list: `{"purchases": [...]}`.
    init?(within node: JSONNode) {
        for member in node.members {
            let inside = member.elements?.first ?? member
            if let form = ForeignForm(of: inside) {
                self = form
                return
            }
        }
        return nil
    }

    /// What a diagnostic calls an object of the form where something about a subject is expected.
    func name(for expected: Subject) -> String {
        guard subject != expected else { return name }
        return switch expected {
        case .purchases: "\(name), which says nothing about purchases"
        case .products: "\(name), which states no products"
        case .other: name
        }
    }

    private static let table = libraries + products + stores + services
    private static let index = FormIndex(table.map { $0.marks.flatMap(\.keys) })
    /// Members of which an object of one of these forms states one, unless it has one that is named for a platform.
    static let keys = table.flatMap { $0.marks.flatMap(\.keys) }
    private static let rowsOfPlatform = table.indices.filter { table[$0].marks.contains(where: \.isOfPlatform) }
}

// MARK: What to pass instead

extension ForeignForm {
    static let storeAnswer = """
        what the store answers to a server: Get All Subscription Statuses or the signed transaction of the App Store, \
        purchases.subscriptionsv2 or purchases.productsv2 of Google Play
        """
    static let appStoreAnswer = """
        Get All Subscription Statuses or Get Transaction History of the App Store Server API, or a signed transaction
        """
    static let googlePlayAnswer = """
        purchases.subscriptionsv2 of the Google Play Developer API, or purchases.productsv2 of what is bought once, requested \
        with the purchase token
        """
    /// What tells of a purchase of either kind.
    static let purchaseAnswer = "purchases.subscriptionsv2, or purchases.productsv2 of what is bought once"
    static let revenueCatAnswer = """
        GET /v1/subscribers/{app_user_id} of RevenueCat, its customer of version 2, or an event of its webhook
        """
    static let amazonAnswer = "the answer of Amazon's Receipt Verification Service 1.0 (verifyReceiptId)"
    static let ownForm = "what is known of it as paywright/customer/1"
    static let productFile = """
        a StoreKit configuration, Google Play’s ProductDetails or monetization.subscriptions, or a product list \
        (\(ProductListFields.schema))
        """
}

// MARK: Names of members

extension ForeignForm {
    /// Libraries for several platforms name what one of them has so: "expirationDateIOS", "purchaseStateAndroid".
    static func isOfPlatform(_ name: String) -> Bool {
        // Few names end in a letter of one of them, which is seen without looking at the rest.
        guard let last = name.utf8.last, lastLetters.contains(last) else { return false }
        return platforms.contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
    }

    private static let lastLetters = "Ssdn".utf8

    private static let platforms = ["IOS", "Ios", "Android", "Amazon"]
}

extension FormMarks {
    /// Whether a member is named for a platform.
    static func statesPlatform(_ node: JSONNode) -> Bool {
        node.value?.objectValue?.members.contains { ForeignForm.isOfPlatform($0.name) } == true
    }
}
