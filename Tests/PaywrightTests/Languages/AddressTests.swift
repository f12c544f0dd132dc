@testable import Paywright
import PaywrightICU
import PaywrightMessages
import PaywrightMessageTools
import PaywrightReviewCases
import Testing

@Suite("Catalogs in another form of address say what their language says, and address the reader in that form alone")
struct AddressTests {
    static var addressed: [String] {
        get throws { try CatalogLibrary.builtin().addressed.map(\.tag) }
    }

    @Test("The languages that have one")
    func languages() throws {
        #expect(
            try Self.addressed.sorted() == [
                "de-x-formal", "es-MX-x-formal", "es-x-formal", "fr-CA-x-informal", "fr-x-informal", "it-x-formal",
                "nl-x-formal",
            ]
        )
    }

    @Test(
        "A form is the other one than the language's own, and formal and informal are each found",
        arguments: ["de", "es", "es-MX", "fr", "fr-CA", "it", "nl"]
    )
    func ownForm(tag: String) throws {
        let library = try CatalogLibrary.builtin()
        let locale = try LocaleTag(tag)
        let own = try #require(library.ownAddress(of: locale))
        for address in FormOfAddress.allCases {
            let match = library.match(locale.addressing(address))
            #expect(match.matched == (address == own ? locale : locale.addressing(address)))
            #expect(!match.lacksAddress && match.reason == .exact)
        }
    }

    @Test("Lint and lengths have nothing to say", arguments: try addressed)
    func lint(tag: String) throws {
        let library = try CatalogLibrary.builtin()
        let catalog = try #require(try library.catalog(for: LocaleTag(tag)))
        #expect(catalog.metadata.address == catalog.locale.address && !catalog.metadata.register.isEmpty)
        let found =
            try CatalogLint(catalog, in: library).diagnostics()
            + BudgetReview().diagnostics(for: catalog.locale, in: library)
        for diagnostic in found { Issue.record("\(diagnostic)") }
    }

    @Test("No message is that of the language, and each has the same values", arguments: try addressed)
    func differs(tag: String) throws {
        let library = try CatalogLibrary.builtin()
        let locale = try LocaleTag(tag)
        let catalog = try #require(try library.catalog(for: locale))
        let base = try library.messages(for: locale.addressing(nil)).own
        #expect(!catalog.entries.isEmpty)
        for entry in catalog.entries {
            guard case (let other, .success(let original))? = base.message(entry.key),
                case .success(let program)? = catalog.program(for: entry.key)
            else {
                Issue.record("\(entry.key): no message of the language")
                continue
            }
            #expect(other.entry(for: entry.key)?.pattern != entry.pattern, "\(entry.key)")
            let values = Set(program.references.map { "\($0.reference)" })
            #expect(values == Set(original.references.map { "\($0.reference)" }), "\(entry.key)")
        }
    }

    /// A word of the language's own form and one of the other, both of texts that the language has.
    private static let words: [(tag: String, own: String, other: String)] = [
        ("de", "dein kostenloses Probeabo", "Ihr kostenloses Probeabo"),
        ("es", "Tu prueba gratuita", "Su prueba gratuita"), ("es-MX", "Tu prueba gratis", "Su prueba gratis"),
        ("fr", "Votre essai gratuit", "Ton essai gratuit"), ("fr-CA", "Votre forfait prépayé", "Ton forfait prépayé"),
        ("it", "La tua prova gratuita", "La sua prova gratuita"),
        ("nl", "je gratis proefperiode", "uw gratis proefperiode"),
    ]

    @Test("A text is found in the form that is asked for", arguments: words)
    func forms(tag: String, own: String, other: String) throws {
        let address: FormOfAddress = tag.hasPrefix("fr") ? .informal : .formal
        func lines(_ language: Language) throws -> [String] {
            (StatusScenarioReport(try language.statusFormatter(timeZone: "UTC")).lines
                + ScenarioReport(language.paywallFormatter()).lines).map { $0.lowercased() }
        }
        let (own, other) = (own.lowercased(), other.lowercased())
        let plain = try lines(Language(tag))
        let addressed = try lines(Language(tag, address: address))
        #expect(plain.count == addressed.count)
        #expect(plain.contains { $0.contains(own) } && !plain.contains { $0.contains(other) })
        #expect(addressed.contains { $0.contains(other) } && !addressed.contains { $0.contains(own) })
    }

    @Test("Library: the argument, the tag, and what a language without the form says")
    func library() throws {
        #expect(try Language("de").label(.title).string == "Wähle dein Abo")
        #expect(try Language("de", address: .formal).label(.title).string == "Wählen Sie Ihr Abo")
        #expect(try Language("de_AT", address: .formal).label(.title).string == "Wählen Sie Ihr Abo")
        #expect(try Language("de-x-formal", address: .informal).label(.title).string == "Wähle dein Abo")
        #expect(try Language("fr-CA", address: .informal).label(.title).string == "Choisis ton forfait")
        #expect(try Language("es-AR", address: .formal).label(.title).string == "Elija su plan")
        let danish = try Language("da", address: .formal)
        #expect(try danish.match.lacksAddress && danish.label(.notNow) == Language("da").label(.notNow))
        #expect(try Language("pt-BR", address: .formal).match.lacksAddress)
    }
}
