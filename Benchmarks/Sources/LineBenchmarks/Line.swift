import Foundation
import Paywright
import PaywrightMessages

/// What is measured: the same words, written three ways.
protocol Measured: AnyObject {
    var name: String { get }
    /// Writes some of the samples, and returns how many bytes that were, so that nothing is left out.
    func writeOurs(_ samples: Range<Int>) -> Int
    func writeICU(_ samples: Range<Int>) -> Int
    func writeFoundation(_ samples: Range<Int>) -> Int
}

/// One line in one language.
final class Line: Measured {
    /// Which line.
    enum Kind: String, CaseIterable {
        case price
        case pricePerPeriod = "price per period"
        case offer
        case status = "status with date"
    }

    let name: String
    private let kind: Kind
    private let samples: Samples
    private let bundle: MessageBundle
    private let message: Message
    private let others: OtherWays
    private let (locale, currency): (String, String)

    init(_ kind: Kind, locale: String, currency: String) throws {
        name = "\(kind.rawValue) \(locale)"
        self.kind = kind
        (self.locale, self.currency) = (locale, currency)
        samples = Samples(currency: currency)
        bundle = try CatalogLibrary.builtin().messages(for: LocaleTag(locale))
        let price = ArgumentValue.money(samples.amounts[0])
        message =
            switch kind {
            case .price, .pricePerPeriod:
                Message("pricePerPeriod", [.price: price, .period: .length(.months(1))])
            case .offer: Message("offer.freeTrial", [.trialDuration: .length(.weeks(1)), .price: price])
            case .status: Message("status.renews.price", [.date: .date(samples.renewals[0]), .renewalPrice: price])
            }
        // The pattern is what the catalog says: the same words for all three.
        let text = kind == .price ? bundle.format(price, as: .price) : bundle.format([message])
        others = try OtherWays(text, locale: locale, currency: currency)
    }

    func writeOurs(_ samples: Range<Int>) -> Int {
        var count = 0
        for index in samples { count &+= ours(index).string.utf8.count }
        return count
    }

    /// A line by the library's public call, as any program writes it.
    private func ours(_ index: Int) -> FormattedText {
        let price = ArgumentValue.money(samples.amounts[index])
        if kind == .price { return bundle.format(price, as: .price) }
        var arguments = message.arguments
        arguments[kind == .status ? .renewalPrice : .price] = price
        if kind == .status { arguments[.date] = .date(samples.renewals[index]) }
        return bundle.format(message.key, arguments)
    }

    func writeICU(_ range: Range<Int>) -> Int {
        var (bytes, count) = ([CChar](repeating: 0, count: 1_024), 0)
        for index in range { count &+= others.writeICU(samples, index, &bytes) }
        return count
    }

    func writeFoundation(_ range: Range<Int>) -> Int {
        range.reduce(0) { $0 &+ others.foundation(samples, $1).utf8.count }
    }

    /// The line as other programs take it.
    var forPeers: PeerLine {
        PeerLine(
            line: name,
            locale: OtherWays.digits(locale),
            currency: currency,
            pieces: others.pieces,
            values: others.valueNames,
            expected: (0..<100).map { ours($0).string }
        )
    }

    /// Lines of ours against ICU's, but for spaces and direction characters: CLDR sets a space where a catalog sets none.
    func compare() throws {
        var bytes = [CChar](repeating: 0, count: 1_024)
        var mismatch: Mismatch?
        for index in stride(from: 0, to: Samples.count, by: 97) {
            let count = max(0, others.writeICU(samples, index, &bytes))
            let theirs = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
            let ours = ours(index).string
            if Self.plain(ours) != Self.plain(theirs) { mismatch = Mismatch(line: name, ours: ours, theirs: theirs) }
        }
        if let mismatch { throw mismatch }
    }

    private static func plain(_ text: String) -> String {
        text.filter { !$0.isWhitespace && !$0.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint) }
    }
}
