import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightReviewCases
import Testing
import TestSupport

@Suite("A reviewed line is the line that customers read")
struct ReviewCaseTests {
    private static var cases: (PaywallFormatter, StatusFormatter) throws -> [ReviewCase] {
        { ScenarioReport.cases($0) + StatusScenarioReport.cases($1) }
    }

    @Test(
        "Sentence by sentence, every line of every scenario is what formatting says",
        arguments: Sweep.languages(3, of: try SnapshotTests.locales)
    )
    func texts(locale: String) throws {
        let paywall = try PaywallFormatter(locale: locale)
        let status = try StatusFormatter(locale: locale, timeZone: "UTC")
        for reviewed in try Self.cases(paywall, status) {
            let bundle = paywall.messages.of(reviewed.store)
            for line in reviewed.lines {
                let name = reviewed.fullName(of: line)
                switch line.content {
                case .line(let content):
                    let formatted = status.format(content, of: reviewed.store)
                    let traced = bundle.trace(content)
                    #expect(traced.text == formatted, "\(name)")
                    let texts = traced.sentences.map(\.text.string).filter { !$0.isEmpty }
                    #expect(texts.joined(separator: traced.separator) == formatted.string, "\(name)")
                case .lengths(let lengths, let form):
                    for length in lengths {
                        #expect(bundle.trace(length, form: form).text == paywall.length(length, form: form), "\(name)")
                    }
                }
            }
        }
    }

    @Test("Every line has a name that no other has")
    func names() throws {
        let paywall = try PaywallFormatter(locale: "en")
        let status = try StatusFormatter(locale: "en", timeZone: "UTC")
        let names = try Self.cases(paywall, status).flatMap { reviewed in reviewed.lines.map(reviewed.fullName) }
        #expect(Set(names).count == names.count && names.count > 1_000)
    }
}

extension MessageBundle {
    fileprivate func trace(_ content: LineContent) -> TracedLine {
        switch content {
        case .sentences(let messages): trace(messages)
        case .value(let name, let value): trace(value, as: name)
        case .fixedWords(let kind, let country): trace(FixedWords.text(kind, for: match.requested, in: country))
        @unknown default: trace([])
        }
    }
}
