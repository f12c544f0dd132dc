extension FixedWords {
    /// Every row.
    public static let all: [FixedWords] = [
        row(
            .orderButton,
            "en",
            "order with obligation to pay",
            directive + "; Consumer Contracts Regulations 2013, regulation 14(4)",
            .law,
            in: europeanUnion + ["GBR"]
        ),
        row(.orderButton, "de", "zahlungspflichtig bestellen", "BGB § 312j(3)", .law),
        row(
            .orderButton,
            "fr",
            "commande avec obligation de paiement",
            "Code de la consommation, article L221-14",
            .law
        ),
        row(.orderButton, "it", "ordine con obbligo di pagare", "Codice del consumo, articolo 51(2)", .law),
        row(
            .orderButton,
            "es",
            "pedido con obligación de pago",
            "Real Decreto Legislativo 1/2007, artículo 98.2",
            .law
        ),
        row(.orderButton, "pt-PT", "encomenda com obrigação de pagar", "Decreto-Lei n.º 24/2014", .law),
        row(.orderButton, "nl", "bestelling met betalingsverplichting", directive, .judgment),
        row(.orderButton, "da", "ordre med betalingsforpligtelse", "Forbrugeraftaleloven § 12", .law),
        row(.orderButton, "sv", "beställning förenad med betalningsskyldighet", directive, .judgment),
        row(.orderButton, "fi", "tilaukseen liittyy maksuvelvollisuus", directive, .judgment),
        row(.orderButton, "el", "παραγγελία με υποχρέωση πληρωμής", directive, .usage),
        row(.orderButton, "pl", "zamówienie z obowiązkiem zapłaty", "Ustawa o prawach konsumenta, art. 17(3)", .law),
        row(.orderButton, "cs", "objednávka zavazující k platbě", "Občanský zákoník § 1826a", .law),
        row(.orderButton, "sk", "objednávka s povinnosťou platby", "Zákon č. 108/2024 Z. z.", .usage),
        row(
            .orderButton,
            "hu",
            "fizetési kötelezettséggel járó megrendelés",
            "45/2014. (II. 26.) Korm. rendelet 15. §",
            .law
        ),
        row(.orderButton, "ro", "comandă ce implică o obligație de plată", directive, .judgment),
        row(.orderButton, "hr", "narudžba s obvezom plaćanja", directive, .judgment),
        row(.orderButton, "sl", "naročilo z obveznostjo plačila", directive, .judgment),
        row(.orderButton, "bg", "поръчка със задължение за плащане", directive, .judgment),
        row(.orderButton, "lv", "pasūtījums ar pienākumu maksāt", directive, .judgment),
        row(.orderButton, "lt", "užsakymas su mokėjimo pareiga", directive, .judgment),
        row(.orderButton, "et", "tellimus koos maksekohustusega", "Võlaõigusseadus § 62²", .law),
        row(.withdrawal, "en", "Withdraw from contract here", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "en", "Confirm withdrawal", withdrawalFunction, .collection),
        row(.withdrawal, "de", "Vertrag widerrufen", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "de", "Widerruf bestätigen", withdrawalFunction, .collection),
        row(.withdrawal, "fr", "Renoncer au contrat ici", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "fr", "Confirmer la rétractation", withdrawalFunction, .collection),
        row(.withdrawal, "it", "Recedere dal contratto qui", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "it", "Conferma recesso", withdrawalFunction, .collection),
        row(.withdrawal, "es", "Desistir del contrato aquí", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "es", "Confirmar desistimiento", withdrawalFunction, .collection),
        row(.withdrawal, "pt-PT", "Retrate-se do contrato aqui", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "pt-PT", "Confirmar retratação", withdrawalFunction, .collection),
        row(.withdrawal, "nl", "Hier de overeenkomst herroepen", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "nl", "Herroeping bevestigen", withdrawalFunction, .collection),
        row(.withdrawal, "da", "Fortryd aftale", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "da", "Bekræft fortrydelse", withdrawalFunction, .collection),
        row(.withdrawal, "sv", "Ångra avtalet här", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "sv", "Bekräfta frånträde", withdrawalFunction, .collection),
        row(.withdrawal, "fi", "Peruuta sopimus tästä", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "fi", "Vahvista peruuttaminen", withdrawalFunction, .collection),
        row(.withdrawal, "el", "Πατήστε εδώ για υπαναχώρηση", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "el", "Επιβεβαίωση υπαναχώρησης", withdrawalFunction, .collection),
        row(.withdrawal, "pl", "Odstąp od umowy tutaj", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "pl", "Potwierdź odstąpienie od umowy", withdrawalFunction, .collection),
        row(.withdrawal, "cs", "Zde odstoupit od smlouvy", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "cs", "Potvrdit odstoupení od smlouvy", withdrawalFunction, .collection),
        row(.withdrawal, "sk", "Odstúpiť od zmluvy tu", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "sk", "Potvrdiť odstúpenie od zmluvy", withdrawalFunction, .collection),
        row(.withdrawal, "hu", "Elállás a szerződéstől", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "hu", "Elállás megerősítése", withdrawalFunction, .collection),
        row(.withdrawal, "ro", "Retrageți-vă din contract aici", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "ro", "Confirmați retragerea", withdrawalFunction, .collection),
        row(.withdrawal, "hr", "Odustati od ugovora", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "hr", "Potvrditi odustajanje", withdrawalFunction, .collection),
        row(.withdrawal, "sl", "Kliknite tukaj za odstop od pogodbe", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "sl", "Potrdi odstop od pogodbe", withdrawalFunction, .collection),
        row(.withdrawal, "bg", "Откажете се от договора тук", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "bg", "Потвърждавам отказа", withdrawalFunction, .collection),
        row(.withdrawal, "lv", "Atteikties no līguma", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "lv", "Apstiprināt atteikumu", withdrawalFunction, .collection),
        row(.withdrawal, "lt", "Atsisakyti sutarties čia", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "lt", "Patvirtinti sutarties atsisakymą", withdrawalFunction, .collection),
        row(.withdrawal, "et", "Taganen lepingust", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "et", "Kinnitan taganemise", withdrawalFunction, .collection),
        row(.withdrawal, "mt", "Irtira mill-kuntratt hawnhekk", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "mt", "Ikkonferma r-reċess", withdrawalFunction, .collection),
        row(.withdrawal, "ga", "Tarraing siar ón gconradh anseo", withdrawalFunction, .collection),
        row(.withdrawalConfirmation, "ga", "Dearbhaigh an tarraingt siar", withdrawalFunction, .collection),
        row(.cancellation, "de", "Verträge hier kündigen", "BGB § 312k(2)", .law, in: ["DEU"]),
        row(.cancellationConfirmation, "de", "jetzt kündigen", "BGB § 312k(2)", .law, in: ["DEU"]),
        row(
            .cancellation,
            "fr",
            "résilier votre contrat",
            "Code de la consommation, article D215-1",
            .law,
            in: ["FRA"] + frenchRegions
        ),
        row(
            .cancellationConfirmation,
            "fr",
            "notification de la résiliation",
            "Code de la consommation, article D215-2",
            .law,
            in: ["FRA"] + frenchRegions
        ),
    ]

    private static func row(
        _ kind: Kind,
        _ language: String,
        _ text: String,
        _ article: String,
        _ grade: Grade,
        in countries: [String] = europeanUnion
    ) -> FixedWords {
        FixedWords(
            kind: kind,
            text: text,
            language: language,
            countries: countries,
            article: article,
            grade: grade,
            checkedOn: "2026-11-27"
        )
    }

    private static let directive = "Directive 2011/83/EU, Article 8(2)"
    private static let withdrawalFunction = "Directive 2011/83/EU, Article 11a (Directive (EU) 2023/2673)"

    /// The overseas regions of France with codes of their own, and Saint-Martin. Laws and regulations apply there as they are: Constitution,
    /// article 73; Code général des collectivités territoriales, article LO6213-1.
    private static let frenchRegions = ["GLP", "GUF", "MAF", "MTQ", "MYT", "REU"]

    /// The member states, with Åland and the outermost regions that have codes of their own.
    static let europeanUnion =
        [
            "AUT", "BEL", "BGR", "CYP", "CZE", "DEU", "DNK", "ESP", "EST", "FIN", "FRA", "GRC", "HRV", "HUN", "IRL",
            "ITA",
            "LTU", "LUX", "LVA", "MLT", "NLD", "POL", "PRT", "ROU", "SVK", "SVN", "SWE",
            "ALA",
        ] + frenchRegions
}
