import Dispatch

/// One thing that reads what comes from outside, and what must hold for every input of it.
///
/// An input that ends the process, that an address sanitizer finds fault with, that takes too long or too much memory, or that
/// breaks what `require` asks, is a finding.
struct FuzzTarget: Sendable {
    /// Its name, and that of its folder in `Corpus` and of its file in `Dictionaries`.
    let name: String
    /// What it is about: the modules and the files whose edges lead the fuzzer. The whole program where none is named.
    var watches: Set<Substring> = []
    /// Reads one input.
    let run: @Sendable ([UInt8]) -> Void

    static let all = [
        json, storeKit, googlePlay, stripe, tills, productList, prices, csv, history, catalog, pattern, template,
        locale, jws, chain, request, zone, eligibility, writers,
    ]
}

extension FuzzTarget {
    /// Waits for what is asynchronous: libFuzzer calls for one input after the other.
    static func wait<Result: Sendable>(_ body: @escaping @Sendable () async -> Result) -> Result {
        let box = ResultBox<Result>()
        Task.immediate {
            box.value = await body()
            box.semaphore.signal()
        }
        box.semaphore.wait()
        guard let value = box.value else { fatalError("no result") }
        return value
    }
}

/// What another task leaves for the one that waits.
private final class ResultBox<Value: Sendable>: @unchecked Sendable {
    // Written before the semaphore's signal, read after its wait.
    var value: Value?
    let semaphore = DispatchSemaphore(value: 0)
}
