import Crypto
import Foundation
@testable import PaywrightReports

/// Requests made from choices: each byte of an input chooses an operation, a member, or a value for it. A fuzzer that changes bytes
/// changes these, and reaches what lies behind the form of a request.
struct RequestShape {
    private var choices: ArraySlice<UInt8>
    private var members: [(name: String, value: String)] = []
    private var isSigned = false

    /// What begins an input of choices: no JSON begins so.
    private static let mark: UInt8 = 0x01
    static let secret = "whsec_fuzz"

    /// The lines of an input: it is requests itself, or the choices of some, with a mark before each.
    static func lines(of bytes: [UInt8]) -> [[UInt8]] {
        if bytes.first != mark { return bytes.split(separator: 0x0A).map(Array.init) }
        return bytes.split(separator: mark).map { choices in
            var shape = RequestShape(choices: choices)
            shape.makeRequest()
            return shape.text
        }
    }

    private init(choices: ArraySlice<UInt8>) { self.choices = choices }

    private mutating func choice() -> Int { Int(choices.popFirst() ?? 0) }

    private mutating func one<Element>(of elements: [Element]) -> Element { elements[choice() % elements.count] }

    private mutating func makeRequest() {
        let operation = one(of: RequestOperation.allCases)
        let own = RequestMember.allCases.filter(operation.members.contains)
        members = [("op", "\"\(operation.rawValue)\"")]
        if operation == .status || operation == .paywall || operation == .template {
            // Without these nothing else is looked at.
            if operation == .template { members += [("template", one(of: Self.values(of: .template)))] }
            members.append(("products", one(of: Self.values(of: .products))))
            if operation == .status { members.append(("input", one(of: Self.values(of: .input)))) }
        }
        while !choices.isEmpty {
            let number = choice()
            let member = number >= 0xF0 ? one(of: RequestMember.allCases) : own[number % own.count]
            let chosen = choice()
            let values = chosen >= 0xC0 ? Self.odd : Self.values(of: member)
            let value = values[chosen % values.count]
            isSigned = isSigned || (member == .stripeSignature && value == Self.rightSignature)
            // A member that stands twice is refused as a whole.
            if number < 0xFE { members.removeAll { $0.name == member.rawValue } }
            members.append((member.rawValue, value))
        }
    }

    private var text: [UInt8] {
        var members = members
        if isSigned, let input = members.first(where: { $0.name == "input" })?.value,
            let body = try? JSONDecoder().decode([String].self, from: Data("[\(input)]".utf8)).first
        {
            let time = FuzzWords.now.milliseconds / 1_000
            let key = SymmetricKey(data: Data(Self.secret.utf8))
            let code = HMAC<SHA256>.authenticationCode(for: Data("\(time).\(body)".utf8), using: key)
            let digits = code.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            members = members.map { $0.value == Self.rightSignature ? ($0.name, "\"t=\(time),v1=\(digits)\"") : $0 }
        }
        return Array("{\(members.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", "))}".utf8)
    }

    // MARK: Values

    private static let rightSignature = "\"the right one\""

    /// Values that belong to no member, or to any.
    private static let odd = [
        "null", "true", "false", "0", "-1", "1e9", "\"\"", "\" \"", "[]", "{}", "[null]", "\"\\u202e\"", "\"\\u0000\"",
        "\"<'\\u0301\"",
        "\"e\\u0301\"", "9223372036854775808", "\"all\"", "[\"all\", \"all\"]", "[[\"en\"]]", "{\"a\": {\"a\": 1}}",
    ]

    private static let languages = [
        "\"en\"", "\"de\"", "\"ar\"", "\"zh_HK\"", "\"cy\"", "\"ar-XB\"", "\"th-u-nu-thai\"", "\"x\"",
    ]

    /// Values that a member may have, and some that it may not.
    private static func values(of member: RequestMember) -> [String] {
        switch member {
        case .schema: ["\"paywright/request/1\"", "\"paywright/request/2\""]
        case .id: ["\"a\"", "1", "null", "\"\\u2028\\u202e\\u2067\\\"\""]
        case .op: RequestOperation.allCases.map { "\"\($0.rawValue)\"" } + ["\"prise\""]
        case .locale: languages
        case .locales: ["[\(languages.joined(separator: ", "))]", "[\"en\", \"en-GB\"]", "[\"he\"]"] + languages
        case .texts:
            ["[]", "[\"parts\"]", "[\"segments\", \"html\"]", "\"html\"", "[\"parts\", \"segments\", \"html\"]"]
        case .tags:
            [
                "{\"billed\": \"b\"}", "{\"money\": \"strong\", \"name\": \"i\"}", "{\"name\": \"b onclick\"}",
                "{\"nothing\": \"b\"}",
            ]
        case .timeZone: ["\"UTC\"", "\"Europe/Berlin\"", "\"Asia/Tokyo\"", "\"Europe/Berlim\""]
        case .now:
            [
                "\"2026-11-20T12:00:00Z\"", "\"2026-11-20T13:00:00.5+01:00\"", "\"1970-01-01T00:00:00Z\"",
                "\"9999-12-31T23:59:60Z\"",
            ]
        case .products:
            [
                "\"shop\"", list(named: "Pro"), "[\(list(named: "Pro")), \"shop\"]",
                list(named: "P\\u202e\\u2067\\u0301<"), "\"none\"",
            ]
        case .productIDs: ["[\"pro\"]", "[\"pro\", \"year\"]", "\"year\"", "[\"nothing\"]", "[]"]
        case .storefront: ["\"USA\"", "\"DE\"", "\"all\"", "\"JPN\"", "\"XX\""]
        case .claims:
            [
                "\"each\"", "[\"introductory\"]", "[\"promotional=spring\", \"code=STAR\"]", "[\"unknown\"]",
                "\"none\"", "[\"win-back=back\"]",
            ]
        case .plan: ["\"each\"", "\"monthly\"", "\"up-front\"", "\"first\""]
        case .quantity: ["1", "5", "0", "1000000"]
        case .compareWith: ["\"pro\"", "\"year\"", "\"nothing\""]
        case .wholeAmounts: ["\"keep\"", "\"drop\"", "\"auto\""]
        case .preferDisplayPrice, .eligibility, .capitalize, .requireSignature: ["true", "false"]
        case .derivedPrices: ["\"adapty-ios\"", "\"revenuecat\"", "\"superwall\"", "\"exact\""]
        case .merchant: ["\"Aurora.example\"", "\"A\\u202eB<\\u0338\\\"\""]
        case .merchantLink: ["\"https://aurora.example/account\"", "\"javascript:alert(1)\""]
        case .lines:
            [
                "[]", "[\"price\", \"offer\"]", "[\"name\", \"headline\", \"detail\"]", "[\"label.title\"]",
                "\"disclosure\"", "[\"nothing\"]",
            ]
        case .input, .customer:
            inputs + inputs.map { "[\($0)]" } + inputs.map { "\"\($0.replacing("\"", with: "\\\""))\"" }
        case .stripeSignature: [rightSignature, "\"t=1795262400,v1=00\"", "\"t=,v1=\"", "\"v1\""]
        case .stripeTolerance: ["300", "1", "86400", "86401"]
        case .ignoredFields:
            [
                "[]", "[\"stripe.subscription.billing_hint\"]", "[\"stripe.subscription.status\"]", "[\"stripe\"]",
                "[\"nothing.at.all\"]", "[\"stripe.subscripton.hint\"]",
            ]
        case .bundleID: ["\"com.example.aurora\"", "\"com.example.other\""]
        case .environment: ["\"Production\"", "\"Sandbox\"", "\"production\"", "\"sandbox\""]
        case .afterRefund: ["\"keep\"", "\"drop\"", "\"newCommitment\"", "\"expired\""]
        case .afterFailedPayment: ["\"keep\"", "\"drop\"", "\"hold\""]
        case .policy:
            [
                "{\"stores\": {\"stripe\": {\"accessAfterFailedPayment\": true, \"pausedBy\": \"merchant\"}}}",
                "{\"stores\": {\"strpe\": {}}}", "{\"stores\": []}", "{\"schema\": \"paywright/policy/2\"}", "7",
            ]
        case .dateStyle: ["\"short\"", "\"medium\"", "\"long\"", "\"full\""]
        case .dialect: ["\"revenuecat\"", "\"superwall\"", "\"adapty\""]
        case .template: templates
        case .productNames: ["{\"primary\": \"pro\", \"secondary\": \"year\"}", "{\"primary\": \"nothing\"}", "{}"]
        case .custom: ["{\"key\": \"value\"}", "{\"key\": \"<\\u0338\\u202e\\n\\u001b\"}"]
        case .appName: ["\"App\"", "\"A\\u0301\\r\\nB\\u2066\""]
        case .countdownTo: ["\"2026-11-30T12:00:00Z\"", "\"2020-01-01T00:00:00Z\""]
        case .countFrom: ["\"minutes\"", "\"hours\"", "\"days\"", "\"seconds\""]
        case .errors:
            ["[\"storekit2:networkError\"]", "[\"storekit1:2\", \"play:12\"]", "\"play:999\"", "[\"nothing\"]"]
        case .balance: ["5", "1", "0", "\"21\"", "123456789"]
        case .unit:
            [
                "\"{balance, plural, one {# credit} other {# credits}}\"", "\"{balance} \\u202e\"", "\"{price}\"",
                "\"{balance\"",
            ]
        case .amount: ["\"9.99\"", "1500", "\"0\"", "\"-1\"", "\"0.123456789\"", "\"1e5\""]
        case .currency: ["\"EUR\"", "\"JPY\"", "\"KWD\"", "\"usd\"", "\"XXX\""]
        case .currencyWidth: ["\"narrow\"", "\"isoCode\"", "\"fullName\"", "\"short\""]
        case .period: ["\"P1M\"", "\"P1M2W\"", "\"P10000Y\"", "\"P3D\"", "\"PT1H\""]
        }
    }

    private static let templates = [
        "\"{{ product.price_per_period }}\"",
        "\"{{ products.primary.price | upcase }} {{ products.primary.periodly }}\"",
        "\"<PROD_PRICE/> <NOTHING/>\"", "\"{{ custom.key }} {{ app_name }}\"",
        "\"a\\r\\n\\u001b\\u202e<\\u0338&\\u0301{{ x\"",
        "\"{{ product.offer_price }}{{ nothing }}\"", "\"<TIMER_Total_Minutes_2/>\"",
    ]

    /// A list of two products with offers, in the package's own form.
    static func list(named name: String) -> String {
        """
        {"schema": "paywright/products/1", "locale": "en", "products": [{"id": "pro", "type": "autoRenewable", "period": "P1M", \
        "group": {"id": "G", "level": 2}, "names": {"en": "\(name)", "ar": "برو"}, "prices": {"USA": "9.99", "DEU": "8.99"}, "offers": \
        [{"type": "introductory", "mode": "freeTrial", "period": "P1W"}, {"type": "promotional", "mode": "payAsYouGo", "id": "spring", \
        "period": "P1M", "periods": 3, "prices": {"USA": "4.99"}}]}, {"id": "year", "type": "autoRenewable", "period": "P1Y", "group": \
        {"id": "G", "level": 1}, "names": {"en": "Year"}, "prices": {"USA": "59.99"}, "billingPlans": {"monthlyWithCommitment": \
        {"prices": {"USA": "5.99"}}}}]}
        """
    }

    private static let inputs = [
        #"{"schema": "paywright/customer/1", "customer": "u\u202e\u0301", "store": "appStore", "complete": true, "purchases": []}"#,
        """
        {"schema": "paywright/customer/1", "customer": "u", "store": "appStore", "asOf": "2026-11-20T09:00:00Z", "complete": true, \
        "purchases": [{"id": "1", "originalID": "1", "productID": "pro", "productType": "autoRenewable", "groupID": "G", \
        "purchaseDate": "2026-11-17T18:30:00Z", "expiresDate": "2026-11-24T18:30:00Z", "offer": {"type": "introductory", \
        "paymentMode": "freeTrial", "period": "P1W"}}], "subscriptions": [{"originalID": "1", "productID": "pro", \
        "renewsAutomatically": true, "renewalDate": "2026-11-24T18:30:00Z", "renewalPrice": {"amount": "9.99", "currency": "USD"}}]}
        """,
        """
        {"transactionId": "3", "originalTransactionId": "2", "bundleId": "com.example.aurora", "productId": "year", \
        "subscriptionGroupIdentifier": "G", "purchaseDate": 1780221600000, "originalPurchaseDate": 1764576000000, "expiresDate": \
        1811757600000, "quantity": 1, "type": "Auto-Renewable Subscription", "inAppOwnershipType": "PURCHASED", "storefront": "USA", \
        "environment": "Production"}
        """,
        """
        {"startTime": "2026-02-15T10:00:00Z", "regionCode": "US", "subscriptionState": "SUBSCRIPTION_STATE_PAUSED", "latestOrderId": \
        "GPA.3300-1212-3434-56565..8", "pausedStateContext": {"autoResumeTime": "2027-01-15T10:00:00Z"}, "lineItems": [{"productId": \
        "year", "expiryTime": "2026-11-15T10:00:00Z", "autoRenewingPlan": {"autoRenewEnabled": true}}]}
        """,
        """
        {"id": "evt_1", "object": "event", "api_version": "2025-03-31.basil", "type": "customer.subscription.updated", "created": \
        1795176000, "livemode": true, "data": {"object": {"id": "sub_1", "object": "subscription", "status": "active", "customer": \
        "cus_1", "currency": "usd", "cancel_at_period_end": false, "items": {"object": "list", "data": [{"id": "si_1", "object": \
        "subscription_item", "quantity": 1, "current_period_start": 1793534400, "current_period_end": 1796126400, "price": {"id": \
        "price_1", "object": "price", "currency": "usd", "unit_amount": 999, "product": "pro", "recurring": {"interval": "month", \
        "interval_count": 1}}}]}}}}
        """,
    ]
}
