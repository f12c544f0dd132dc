internal import CPaywrightICU

/// ICU's lists: of the parts of a length ("1 month, 3 days"), of names ("Aurora, Borealis, and Comet").
package final class TextList: Sendable {
    package enum Kind: Hashable {
        case units
        case names

        var type: cicu_list_type { self == .units ? CICU_LIST_UNITS : CICU_LIST_AND }
    }

    // ICU documents ListFormatter's format methods as safe to share between threads.
    private nonisolated(unsafe) let handle: OpaquePointer

    package init(_ kind: Kind, locale: String) throws(ICUError) {
        var status: cicu_status = 0
        guard let handle = cicu_list_create(locale, kind.type, CICU_LIST_WIDE, &status), status <= 0 else {
            throw ICUError(status, context: "list, locale \(locale)")
        }
        self.handle = handle
    }

    deinit { cicu_list_destroy(handle) }

    package func join(_ items: [[UInt8]]) throws(ICUError) -> [UInt8] {
        let text = items.flatMap { $0 }
        let lengths = items.map { Int32($0.count) }
        return try checked("list") { status in
            text.withUnsafeBytes { raw in
                let base = raw.assumingMemoryBound(to: CChar.self).baseAddress
                var offset = 0
                let starts: [UnsafePointer<CChar>?] = items.map { item in
                    defer { offset += item.count }
                    return base.map { $0 + offset }
                }
                return withExtendedLifetime(self) {
                    readBytes { buffer, capacity in
                        cicu_list_format(handle, starts, lengths, Int32(items.count), buffer, capacity, nil, &status)
                    }
                }
            }
        }
    }
}
