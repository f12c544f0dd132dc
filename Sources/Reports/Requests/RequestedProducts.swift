internal import Paywright
internal import PaywrightJSON

/// The products of a request: a set that was loaded, or files in the request.
enum RequestedProducts {
    case loaded(ProductSet)
    case inline([ProductSet.File], FieldRules)
    case none(FieldRules)

    /// Reads what is stated; the only set there is is noted where nothing is.
    init(_ reader: RequestReader, _ handler: RequestHandler, _ answer: inout RequestAnswerMembers)
        throws(RequestRefusal)
    {
        let sets = handler.productSets
        guard let value = reader[.products] else {
            self = sets.only.map { .loaded($0) } ?? .none(handler.fields)
            if let only = sets.only { answer.note(.products, .string(only.name)) }
            return
        }
        switch value.content {
        case .string(let name):
            guard let set = sets[name] else {
                let names = sets.all.map { RequestReader.quoted($0.name) }.joined(separator: ", ")
                throw RequestRefusal(
                    .unknownProductSet,
                    at: "$.products",
                    found: RequestReader.quoted(name),
                    expected: names.isEmpty ? "products in the request: none are loaded" : "one of \(names)"
                )
            }
            self = .loaded(set)
        case .object: self = .inline([("products", reader.source(of: value))], handler.fields)
        case .array(let elements):
            self = .inline(
                elements.enumerated().map { index, element in
                    ("products[\(index)]", reader.source(of: element))
                },
                handler.fields
            )
        case .null, .bool, .number:
            throw RequestReader.wrongType(value, at: "$.products", "the name of loaded products, or the JSON of a file")
        }
    }

    /// The products, their names where those have been found before, and what is wrong in files of the request.
    var all: (products: [Product], names: ProductNames?, diagnostics: [Diagnostic]) {
        switch self {
        case .loaded(let set): return (set.base.products, set.names, [])
        case .inline:
            let input = input(in: nil)
            return (input.products, nil, input.diagnostics)
        case .none: return ([], nil, [])
        }
    }

    /// The products for a storefront, or for the one that a file states.
    func input(in storefront: Storefront?) -> ProductInput {
        switch self {
        case .loaded(let set): return set.input(in: storefront)
        case .inline(let files, let fields):
            var input = ProductInput(storefront: storefront, fields: fields)
            input.read(files)
            return input
        case .none(let fields): return ProductInput(storefront: storefront, fields: fields)
        }
    }
}

/// What is sold to whom, in a request for paywalls or templates.
struct RequestedSale {
    let input: ProductInput
    /// The products to word; none for all.
    let only: [String]
    let storefronts: StorefrontSelection.Request
    let claims: [OfferClaim]?
    let buying: QuoteOptions
    let prices: PaywallOptions

    init(_ reader: RequestReader, _ handler: RequestHandler, _ answer: inout RequestAnswerMembers)
        throws(RequestRefusal)
    {
        let products = try RequestedProducts(reader, handler, &answer)
        if case .none = products {
            let expected = "the name of loaded products, or the JSON of a file"
            throw RequestRefusal(.missingMember, at: "$.products", found: "nothing", expected: expected)
        }
        storefronts = try Self.storefronts(reader)
        if case .only(let storefront) = storefronts {
            input = products.input(in: storefront)
        } else {
            input = products.input(in: nil)
        }
        only = try reader.strings(.productIDs) ?? []
        claims = try Self.claims(reader, &answer)
        buying = try Self.buying(reader)
        prices = PaywallOptions(
            wholeAmounts: try reader.choice(.wholeAmounts) ?? .auto,
            prefersStoreDisplayPrice: try reader.bool(.preferDisplayPrice) ?? false,
            derivedPrices: (try reader.choice(.derivedPrices) as DerivedPriceRule?)?.policy,
            merchant: try reader.merchant(),
            button: try reader.choice(.button) ?? .order
        )
    }

    /// Notes the storefronts that were chosen where the request states none.
    func noteStorefronts(_ chosen: Set<Storefront>, in answer: inout RequestAnswerMembers) {
        guard case .unstated = storefronts else { return }
        let codes = chosen.sorted().map { JSONOutput.string($0.alpha3) }
        answer.note(.storefront, codes.count == 1 ? codes[0] : .array(codes))
    }

    /// The words of a language for the prices asked for.
    func formatters(
        _ wording: RequestedWording,
        _ handler: RequestHandler
    ) throws(RequestRefusal) -> [(locale: LocaleTag, formatter: PaywallFormatter)] {
        var formatters: [(locale: LocaleTag, formatter: PaywallFormatter)] = []
        for locale in wording.locales {
            formatters.append((locale, try handler.language(locale).paywallFormatter(options: prices)))
        }
        return formatters
    }

    private static func storefronts(_ reader: RequestReader) throws(RequestRefusal) -> StorefrontSelection.Request {
        guard let text = try reader.string(.storefront) else { return .unstated }
        if text == "all" { return .all }
        guard let storefront = Storefront(text) else {
            throw reader.unusable(.storefront, text, "a code such as \"DEU\" or \"DE\", or \"all\"")
        }
        return .only(storefront)
    }

    private static func claims(
        _ reader: RequestReader,
        _ answer: inout RequestAnswerMembers
    ) throws(RequestRefusal) -> [OfferClaim]? {
        let texts: [String]
        if reader[.customer] != nil {
            guard reader[.claims] == nil else {
                let expected = "one of them: the customer’s history tells which offers the customer gets"
                throw RequestRefusal(.duplicateMember, at: "$", found: "claims and customer", expected: expected)
            }
            return nil
        }
        if let value = reader[.claims], let one = value.stringValue {
            texts = [one]
        } else if let several = try reader.strings(.claims) {
            texts = several
        } else {
            answer.note(.claims, .string("each"))
            return nil
        }
        do {
            return try ClaimList(texts).claims
        } catch {
            let place = Diagnostic.Place(path: "$.claims")
            throw RequestRefusal(Diagnostic(.error, RequestCode.unusableValue, at: place, message: "\(error)"))
        }
    }

    private static func buying(_ reader: RequestReader) throws(RequestRefusal) -> QuoteOptions {
        let plan: BillingPlanChoice = try reader.choice(.plan) ?? .each
        let quantity = try reader.integer(.quantity) ?? 1
        guard QuoteOptions.quantities.contains(quantity) else {
            throw RequestRefusal(
                .unusableValue,
                at: "$.quantity",
                found: "\(quantity)",
                expected: "a number from 1 to 9999"
            )
        }
        return QuoteOptions(plans: plan.kinds, quantity: quantity, comparedWith: try reader.string(.compareWith))
    }
}
