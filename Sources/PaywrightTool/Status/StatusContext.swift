import MessageCatalog
import Paywright
import StoreDecisions
import StoreImport
import StoreModel
import TimeZones

/// What every customer of a run has in common. Shared between threads.
struct StatusContext: Sendable {
    let importer: HistoryImporter
    let products: [Product]
    let names: ProductNames
    let now: Int64
    /// The customer's time zone.
    let zone: TimeZoneRules
    let policy: StatusPolicy
    let locales: [LocaleTag]
    let formatters: [StatusFormatter]

    /// What a language without a catalog, a fault in one of the user's, or old zone data give rise to; said once in a run.
    var diagnostics: [ToolDiagnostic] {
        var seen: Set<CatalogIssue> = []
        return ToolDiagnostic.zones(zone)
            + formatters.flatMap { ToolDiagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
            + formatters.flatMap(\.catalogIssues).filter { seen.insert($0).inserted }.map { ToolDiagnostic($0) }
    }
}
