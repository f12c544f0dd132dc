internal import Paywright
internal import PaywrightJSON

/// The languages of a request, and what its texts have.
struct RequestedWording {
    let locales: [LocaleTag]
    let texts: TextForms

    /// Reads them; what is not stated is noted.
    init(_ reader: RequestReader, _ handler: RequestHandler, _ answer: inout RequestAnswerMembers)
        throws(RequestRefusal)
    {
        if let stated = try Self.locales(reader, handler) {
            locales = stated
        } else {
            locales = try Self.tags([CatalogLibrary.sourceLocale], .locales, reader, handler)
            answer.note(.locales, .array(locales.map { .string($0.tag) }))
        }
        texts = try Self.texts(reader)
    }

    /// The locales in the order asked for, each once and with the form of address; nil where none are stated.
    static func locales(_ reader: RequestReader, _ handler: RequestHandler) throws(RequestRefusal) -> [LocaleTag]? {
        let one = try reader.string(.locale)
        guard let several = try reader.strings(.locales) else {
            guard let one else { return nil }
            return try tags([one], .locale, reader, handler)
        }
        guard one == nil else {
            throw RequestRefusal(.duplicateMember, at: "$", found: "locale and locales", expected: "one of them")
        }
        return try tags(several, .locales, reader, handler)
    }

    private static func tags(
        _ texts: [String],
        _ member: RequestMember,
        _ reader: RequestReader,
        _ handler: RequestHandler
    ) throws(RequestRefusal) -> [LocaleTag] {
        let address: FormOfAddress? = try reader.choice(.address)
        func addressed(_ tag: LocaleTag) -> LocaleTag { address.map { tag.addressing($0) } ?? tag }
        var tags: [LocaleTag] = []
        var seen: Set<LocaleTag> = []
        for text in texts {
            guard text != "all" else {
                tags += handler.library.locales.map(addressed).filter { seen.insert($0).inserted }
                continue
            }
            do {
                let tag = addressed(try LocaleTag(text))
                if seen.insert(tag).inserted { tags.append(tag) }
            } catch {
                throw RequestRefusal(
                    .unusableValue,
                    at: RequestReader.path(member),
                    found: RequestReader.quoted(text),
                    expected: "a BCP 47 tag such as \"de\" or \"zh-Hant-HK\", or \"all\""
                )
            }
        }
        return tags
    }

    private enum TextForm: String, CaseIterable { case parts, segments, html }

    private static func texts(_ reader: RequestReader) throws(RequestRefusal) -> TextForms {
        let elements = try reader.stringMap(.tags)
        if let unusable = elements?.first(where: { !FormattedText.isElementName($0.value) }) {
            throw reader.unusable(.tags, unusable.value, "names of elements such as \"strong\"")
        }
        if let long = elements?.first(where: { $0.value.utf8.count > RequestLimits.elementBytes }) {
            throw reader.unusable(.tags, long.value, "names of at most \(RequestLimits.elementBytes) bytes")
        }
        guard let names = try reader.strings(.texts, mayBeEmpty: true) else {
            return TextForms(elements: elements.map(Self.elements))
        }
        var forms = TextForms(hasParts: false, elements: elements.map(Self.elements))
        for name in names {
            switch TextForm(rawValue: name) {
            case .parts: forms.hasParts = true
            case .segments: forms.hasSegments = true
            case .html: forms.elements = forms.elements ?? [:]
            case nil: throw reader.unusable(.texts, name, RequestReader.oneOf(TextForm.allCases.map(\.rawValue)))
            }
        }
        return forms
    }

    private static func elements(_ map: [(name: String, value: String)]) -> [String: String] {
        Dictionary(map.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    }
}

/// The moment and the time zone of a request.
struct RequestedClock {
    let now: Instant
    let source: NowSource
    /// The customer's time zone; nil where it is not stated.
    let timeZone: String?

    /// Reads them; what is not stated is noted.
    ///
    /// - Parameter notesZone: Whether UTC is used where no time zone is stated.
    init(
        _ reader: RequestReader,
        _ moment: Instant,
        _ answer: inout RequestAnswerMembers,
        notesZone: Bool = true
    ) throws(RequestRefusal) {
        timeZone = try reader.string(.timeZone)
        if timeZone == nil, notesZone { answer.note(.timeZone, .string("UTC")) }
        let now = try reader.instant(.now)
        self.now = now ?? moment
        source = now == nil ? .clock : .given
        if now == nil { answer.note(.now, .string(moment.description)) }
    }

    /// The calendar of the zone.
    func calendar(_ data: TimeZoneData) throws(RequestRefusal) -> StoreCalendar {
        do {
            return try StoreCalendar(timeZone: timeZone, data: data)
        } catch {
            throw RequestRefusal(
                .unusableValue,
                at: RequestReader.path(.timeZone),
                found: RequestReader.quoted(timeZone ?? "UTC"),
                expected: "a time zone of the IANA database such as \"Europe/Berlin\""
            )
        }
    }
}
