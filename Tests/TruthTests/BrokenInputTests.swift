import PaywrightDecisions
import PaywrightModel
import Testing
import TestSupport

/// What a broken input promises. What nothing shows to be broken is outside: a digit that became another digit, an element
/// that is gone without a trace, another character in an identifier that may have any.
@Suite("An input that is broken never promises more than the intact one")
struct BrokenInputTests {
    /// A text with one thing broken, and what it was.
    private struct Break {
        let bytes: [UInt8]
        let what: String
    }

    /// One byte broken where it cannot become another valid value.
    private func broken(_ bytes: [UInt8], of form: HistoryText.Form, _ random: inout SplitMix64) -> Break {
        var bytes = bytes
        let words = Self.words(in: bytes)
        switch random.below(5) {
        case 0:
            let index = random.below(bytes.count)
            bytes[index] = random.pick([0x00, 0x01, 0x1F, 0xFF, 0xC3])
            return Break(bytes: bytes, what: "byte \(index) became \(bytes[index])")
        case 1:
            // Our own form says nothing of the characters in an identifier: there a value is broken, or a word.
            let isPlain = form == .plain
            let word = random.pick(words)
            let index = isPlain ? word.lowerBound + random.below(word.count) : random.below(bytes.count)
            bytes[index] = UInt8(ascii: "#")
            return Break(bytes: bytes, what: "byte \(index) became #")
        case 2:
            let word = random.pick(words)
            let index = word.lowerBound + random.below(word.count)
            bytes[index] = random.pick(Array("aZq_".utf8).filter { [byte = bytes[index]] in $0 != byte })
            return Break(bytes: bytes, what: "a letter in \(String(decoding: bytes[word], as: UTF8.self)) changed")
        case 3:
            let word = random.pick(words)
            let index = word.lowerBound + random.below(word.count)
            bytes.remove(at: index)
            return Break(
                bytes: bytes,
                what:
                    "a byte of \(String(decoding: bytes[word.lowerBound..<(word.upperBound - 1)], as: UTF8.self)) is gone"
            )
        default:
            let count = random.below(bytes.count)
            return Break(bytes: Array(bytes.prefix(count)), what: "only \(count) bytes are left")
        }
    }

    /// Where keys and words of enumerations stand, without their quotation marks: of texts those in capitals, or of two
    /// words, as stores and the plain form write enumerations; identifiers and dates have other characters.
    private static func words(in bytes: [UInt8]) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start: Int?
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
            guard let from = start else {
                start = index + 1
                continue
            }
            start = nil
            let range = from..<index
            let isKey = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: ":")
            let isName = isKey && !range.isEmpty
            let text = String(decoding: bytes[range], as: UTF8.self)
            if isName || enumerationWords.contains(text) { words.append(range) }
        }
        return words
    }

    private static let enumerationWords: Set<String> = {
        var words: Set<String> = ["paywright/customer/1", "androidpublisher#subscriptionPurchaseV2"]
        words.formUnion(ProductType.allCases.map(\.rawValue) + Ownership.allCases.map(\.rawValue))
        words.formUnion(OfferType.allCases.map(\.rawValue) + PaymentMode.allCases.map(\.rawValue))
        words.formUnion(Revocation.Kind.allCases.map(\.rawValue) + ExpirationReason.allCases.map(\.rawValue))
        words.formUnion(PriceChange.Kind.allCases.map(\.rawValue) + PriceChange.State.allCases.map(\.rawValue))
        words.formUnion(SubscriptionStatement.State.allCases.map(\.rawValue))
        words.formUnion([
            "Auto-Renewable Subscription", "Non-Consumable", "Consumable", "Non-Renewing Subscription", "PURCHASED",
            "FAMILY_SHARED", "FREE_TRIAL", "PAY_AS_YOU_GO", "PAY_UP_FRONT", "REFUND_FULL", "REFUND_PRORATED",
            "FAMILY_REVOKE", "SUBSCRIPTION_STATE_ACTIVE", "SUBSCRIPTION_STATE_EXPIRED", "SUBSCRIPTION_STATE_ON_HOLD",
            "SUBSCRIPTION_STATE_CANCELED", "SUBSCRIPTION_STATE_PAUSED", "SUBSCRIPTION_STATE_IN_GRACE_PERIOD",
            "app_store", "play_store", "trial", "prepaid", "SUBSCRIPTION", "CONSUMABLE", "ENTITLED", "trialing",
            "past_due", "cancel", "resume", "OUTSTANDING", "CONFIRMED", "PRICE_INCREASE", "PRICE_DECREASE", "true",
            "false", "unpaid", "incomplete", "incomplete_expired", "canceled", "payment_failed",
            "cancellation_requested", "payment_disputed", "forever", "subscription",
        ])
        return words
    }()

    private func check(_ broken: [[UInt8]], _ what: String, _ intact: Promises, _ products: [Product]) async {
        let history = await HistoryText.history(of: broken)
        let more = Promises(history, products: products).beyond(intact)
        let isHonest = more.isEmpty
        #expect(isHonest, "\(what): \(more.sorted()) of \(broken.map { String(decoding: $0, as: UTF8.self) })")
    }

    /// A customer in a form, with products that have every kind of offer.
    private func text(_ number: Int, _ form: HistoryText.Form, _ random: inout SplitMix64) -> (
        text: HistoryText, products: [Product]
    )? {
        let customer = RandomCustomer(number: UInt64(number))
        guard let text = HistoryText(customer.history, as: form, &random) else { return nil }
        return (text, customer.products)
    }

    @Test("One byte broken", arguments: HistoryText.Form.allCases)
    func bytes(form: HistoryText.Form) async {
        for number in Sweep.some(30, of: 0..<RandomHistoryTests.inputCount) {
            var random = SplitMix64(seed: UInt64(number) ^ 0xB4EA)
            guard let (text, products) = text(number, form, &random) else { continue }
            let inputs = text.inputs.map(\.bytes)
            let intact = Promises(await HistoryText.history(of: inputs), products: products)
            for _ in 0..<6 {
                let index = random.below(inputs.count)
                var changed = inputs
                let broken = broken(inputs[index], of: form, &random)
                changed[index] = broken.bytes
                await check(changed, "\(form) \(number): \(broken.what)", intact, products)
            }
        }
    }

    @Test("One element lost", arguments: HistoryText.Form.allCases)
    func elements(form: HistoryText.Form) async {
        for number in Sweep.some(30, of: 0..<RandomHistoryTests.inputCount) {
            var random = SplitMix64(seed: UInt64(number) ^ 0xE1E)
            guard let (text, products) = text(number, form, &random) else { continue }
            let inputs = text.inputs
            let intact = Promises(await HistoryText.history(of: inputs.map(\.bytes)), products: products)
            for _ in 0..<6 {
                let index = random.below(inputs.count)
                let count = inputs[index].elementCount
                guard count > 0 else { continue }
                var left = random.below(count)
                let other: JSONText = random.pick([
                    .null, .bare("7"), .text("x"), .object([]), .text("eyJhIjoxfQ.e30."),
                ])
                var changed = inputs.map(\.bytes)
                changed[index] = inputs[index].replacingElement(&left, with: other).bytes
                await check(changed, "\(form) \(number): an element became \(other)", intact, products)
            }
        }
    }
}

extension JSONText {
    /// How many elements its arrays have, all together.
    var elementCount: Int {
        switch self {
        case .array(let elements): elements.count + elements.map(\.elementCount).reduce(0, +)
        case .object(let members): members.map(\.value.elementCount).reduce(0, +)
        default: 0
        }
    }

    /// What stands in the place of a lost element: of a list of identifiers null, for any text or number could be one.
    private func lost(as other: JSONText) -> JSONText {
        switch (self, other) {
        case (.text, .text), (.text, .bare): .null
        default: other
        }
    }

    /// The value with one of those elements replaced: the one that so many come before.
    func replacingElement(_ left: inout Int, with other: JSONText) -> JSONText {
        switch self {
        case .array(let elements):
            var replaced: [JSONText] = []
            for element in elements {
                if left == 0 {
                    replaced.append(element.lost(as: other))
                    left -= 1
                } else {
                    left -= 1
                    replaced.append(left < 0 ? element : element.replacingElement(&left, with: other))
                }
            }
            return .array(replaced)
        case .object(let members):
            return .object(members.map { (name: $0.name, value: $0.value.replacingElement(&left, with: other)) })
        default: return self
        }
    }
}
