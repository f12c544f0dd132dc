import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightValues
import Testing

/// A library of small catalogs written in a test: locale → the members of its JSON object.
func library(_ catalogs: KeyValuePairs<String, String>) throws -> CatalogLibrary {
    var sources = catalogs.map { locale, members in
        CatalogLibrary.Source(locale: locale, file: "\(locale).arb") {
            Array(#"{"@@locale": "\#(locale)", \#(members)}"#.utf8)
        }
    }
    if !catalogs.contains(where: { $0.key == "en" }) {
        sources.append(.init(locale: "en", file: "en.arb") { Array(#"{"@@locale": "en"}"#.utf8) })
    }
    return try CatalogLibrary(sources, vocabulary: .paywright)
}

/// The messages of one catalog, for its own or another requested locale.
func bundle(_ locale: String, _ members: String, requested: String? = nil) throws -> MessageBundle {
    try library([locale: members]).messages(for: LocaleTag(requested ?? locale))
}

/// One message of one catalog, as text.
func text(_ locale: String, _ pattern: String, _ arguments: MessageArguments, more: String = "") throws -> String {
    let members = #""key": \#(quoted(pattern))"# + (more.isEmpty ? "" : ", " + more)
    return try bundle(locale, members).format("key", arguments).string
}

/// A JSON string.
func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

func money(
    _ amount: String,
    _ currency: String = "USD",
    role: MoneyRole = .billed,
    every period: CalendarDuration? = nil
) -> ArgumentValue {
    guard let price = Price(amount, currency) else {
        Issue.record("\(amount) \(currency) is no price")
        return .text(amount)
    }
    return .money(MessagePrice(price, role: role, period: period))
}

let noBreakSpace = "\u{A0}"
