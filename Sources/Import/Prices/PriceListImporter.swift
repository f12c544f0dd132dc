internal import PaywrightJSON
internal import PaywrightModel
public import PaywrightValues

/// Reads what a product costs in each storefront: answers of the App Store Connect API, and tables.
///
/// - Answers in JSON with `data` of `subscriptionPrices`, `inAppPurchasePrices` or `appPrices`, and with the territories
///   and price points in `included` (`include=territory,subscriptionPricePoint`). A territory's currency counts before the
///   one the package knows for it.
/// - Tables of values separated by commas, semicolons or tabs (RFC 4180) with a header: the one that App Store Connect
///   lets people download ("Countries or Regions", "Currency Code", "Price", …), or any with columns for the region and
///   the price. Regions are codes or English names.
///
/// Neither names the product, as a rule: `PriceList.named(_:)`.
///
///     let read = try PriceListImporter(day: CalendarDay("2026-11-20")).prices(from: bytes, file: "prices.json")
///     let shop = imported.replacingPrices(with: read.lists.map { $0.named("com.example.pro") })
public struct PriceListImporter: Sendable {
    private let day: CalendarDay?
    private let fields: FieldRules
    private let limits: JSONLimits

    /// An importer.
    ///
    /// - Parameters:
    ///   - day: The day to answer for. Without it, a storefront where a price begins or ends on some day has none.
    ///   - fields: Which fields of App Store Connect's objects count; by default those of this version's tables.
    ///   - maximumBytes: The size above which a file is refused unread; by default 64 MiB.
    public init(day: CalendarDay? = nil, fields: FieldRules = FieldRules(), maximumBytes: Int = 64 << 20) {
        self.day = day
        self.fields = fields
        limits = JSONLimits(maximumBytes: maximumBytes)
    }

    /// The prices of a file.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The name that diagnostics give the file.
    /// - Throws: `ImportFailure` when the bytes are no list of prices or no price can be read.
    public func prices(from bytes: [UInt8], file: String) throws(ImportFailure) -> PriceListImport {
        guard Self.isJSON(bytes) else {
            var reader = PriceTableReader(file: file, day: day)
            return try reader.read(bytes, maximumBytes: limits.maximumBytes)
        }
        let document = try JSONDocument(importing: bytes, file: file, limits: limits)
        var reader = PriceAnswerReader(document: document, file: file, day: day, fields: ProductFields(fields))
        return try reader.read()
    }

    /// The fields of an answer of the App Store Connect API, and what each decides or leaves open; nil for a file of another form.
    ///
    /// - Throws: `ImportFailure` when nothing in it was looked at.
    package func fields(from bytes: [UInt8], file: String) throws(ImportFailure) -> InputFields? {
        guard Self.isJSON(bytes) else { return nil }
        let document = try JSONDocument(importing: bytes, file: file, limits: limits)
        guard PriceAnswerReader.isAnswer(JSONNode(root: document.root)) else { return nil }
        let census = FieldCensus()
        let fields = ProductFields(fields, census: census)
        var reader = PriceAnswerReader(document: document, file: file, day: day, fields: fields)
        do throws(ImportFailure) {
            _ = try reader.read()
        } catch {
            guard !census.objects.isEmpty else { throw error }
        }
        return InputFields(objects: census.objects, fields: census.fields)
    }

    /// Whether the first character that is neither white space nor a byte order mark begins an object or an array.
    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        let skipped: Set<UInt8> = [0xEF, 0xBB, 0xBF, 0x20, 0x09, 0x0A, 0x0D]
        let first = bytes.first { !skipped.contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}
