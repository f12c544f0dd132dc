import MessageCatalog
import Paywright
import StoreDecisions
import StoreImport
import StoreModel

/// What every customer of a run has in common. Shared between threads.
struct StatusContext: Sendable {
    let importer: HistoryImporter
    let products: [Product]
    let names: ProductNames
    let now: Int64
    let timeZone: String
    let policy: StatusPolicy
    let locales: [LocaleTag]
    let formatters: [StatusFormatter]

    /// What a language without a catalog, or a fault in one of the user's, gives rise to; said once in a run.
    var diagnostics: [ToolDiagnostic] {
        var seen: Set<CatalogIssue> = []
        return formatters.flatMap { ToolDiagnostic.fallbacks($0.match, ignoring: $0.ignoredNumberingSystem) }
            + formatters.flatMap(\.catalogIssues).filter { seen.insert($0).inserted }.map { ToolDiagnostic($0) }
    }
}
