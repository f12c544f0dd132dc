internal import PaywrightICU

extension CatalogMetadata {
    /// One `@@x-…` entry of a file: what it states, and no more, so that a file of messages changes only that.
    enum Statement: Hashable, Sendable {
        case numberingSystem(String)
        case calendar(String)
        case formats(LocaleFormats)
        case bindsOneLetterWords(Bool)
        case spacesFromLatin(Bool)
        case sentenceSeparator(String)
        case lengthList(String)
        case nameSeparator(String)
        case register(String)
        case address(FormOfAddress)
        case addressWords([String: [String]])
        case glossary([String: String])
        case glossaryStems([String: [String]])
        case wordsBeforeValues([String])
        case particles([String])
        case names([String])
        case sameAsSource([String])
        case renamed([String: String])
        case typography(Typography)
        case review(Review)
    }

    /// The same with what a file states; of a glossary's terms the others stay.
    func stating(_ statements: [Statement]) -> CatalogMetadata {
        var metadata = self
        for statement in statements {
            switch statement {
            case .numberingSystem(let digits): metadata.numberingSystem = digits
            case .calendar(let calendar): metadata.calendar = calendar
            case .formats(let formats): metadata.formats = metadata.formats.stating(formats)
            case .bindsOneLetterWords(let binds): metadata.bindsOneLetterWords = binds
            case .spacesFromLatin(let spaces): metadata.spacesFromLatin = spaces
            case .sentenceSeparator(let separator): metadata.sentenceSeparator = separator
            case .lengthList(let pattern): metadata.lengthList = pattern
            case .nameSeparator(let separator): metadata.nameSeparator = separator
            case .register(let register): metadata.register = register
            case .address(let address): metadata.address = address
            case .addressWords(let words): metadata.addressWords.merge(words) { _, stated in stated }
            case .glossary(let terms): metadata.glossary.merge(terms) { _, stated in stated }
            case .glossaryStems(let stems): metadata.glossaryStems.merge(stems) { _, stated in stated }
            case .wordsBeforeValues(let words): metadata.wordsBeforeValues = words
            case .particles(let particles): metadata.particles = particles
            case .names(let names): metadata.names = names
            case .sameAsSource(let keys): metadata.sameAsSource = keys
            case .renamed(let keys): metadata.renamed.merge(keys) { _, stated in stated }
            case .typography(let typography): metadata.typography = typography
            case .review(let review): metadata.review = review
            }
        }
        return metadata
    }
}
