internal import PaywrightICU
internal import PaywrightValues
internal import Synchronization

/// A catalog that may not have been read yet.
enum DeferredCatalog: Sendable {
    /// It has been read.
    case read(Catalog)
    /// A part of the program, in which nothing is wrong: it is read when somebody needs its words.
    case builtin(LocaleTag, @Sendable () -> Catalog?)

    var locale: LocaleTag {
        switch self {
        case .read(let catalog): catalog.locale
        case .builtin(let locale, _): locale
        }
    }
}

/// The source language after another one, made ready when it first has to speak: mostly it never has to.
final class SourceLanguage: Sendable {
    private let catalog: DeferredCatalog
    private let requested: LocaleTag
    private let made = Mutex<LanguageContext?>(nil)

    init(_ catalog: DeferredCatalog, requested: LocaleTag) {
        self.catalog = catalog
        self.requested = requested
    }

    /// The language as it speaks; nil where a catalog of the program cannot be read.
    var context: LanguageContext? {
        made.withLock { made in
            if made == nil {
                let read =
                    switch catalog {
                    case .read(let catalog): catalog as Catalog?
                    case .builtin(_, let read): read()
                    }
                made = read.map { LanguageContext(catalogs: [$0], requested: requested) }
            }
            return made
        }
    }

    /// What was wrong in the catalog's file.
    var diagnostics: [Diagnostic] {
        switch catalog {
        case .read(let catalog): catalog.diagnostics
        case .builtin: []
        }
    }
}
