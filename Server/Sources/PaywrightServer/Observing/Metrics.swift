internal import PaywrightReports
internal import Synchronization

/// What the server counts: requests by route and status, and how long they took.
final class Metrics: Sendable {
    /// The bounds of the histogram in seconds.
    static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

    private struct Key: Hashable {
        let route: String
        let status: Int
    }

    private struct Histogram {
        var counts = [Int](repeating: 0, count: Metrics.bounds.count + 1)
        var sum = 0.0
    }

    private struct State {
        var requests: [Key: Int] = [:]
        var durations: [String: Histogram] = [:]
        var batchLines = 0
        var begun = 0
        var ended = 0
    }

    private let state = Mutex(State())

    /// A request has begun.
    func begin() { state.withLock { $0.begun += 1 } }

    /// A request has ended; `status` is 0 where its client was gone.
    func end(route: String, status: Int, took duration: Duration) {
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        state.withLock { state in
            state.ended += 1
            state.requests[Key(route: route, status: status), default: 0] += 1
            state.durations[route, default: Histogram()].counts[bucket] += 1
            state.durations[route, default: Histogram()].sum += seconds
        }
    }

    /// A request was refused before it was read so far that it has a route.
    func refuse(status: Int) {
        state.withLock { $0.requests[Key(route: "", status: status), default: 0] += 1 }
    }

    /// Lines of batches have their answers.
    func count(batchLines: Int) { state.withLock { $0.batchLines += batchLines } }

    /// Requests that have begun, and those that have ended.
    var counts: (begun: Int, ended: Int) { state.withLock { ($0.begun, $0.ended) } }

    /// Everything so far, in the text format of Prometheus.
    func write(to text: inout MetricsText) {
        let state = state.withLock { $0 }
        text.family(
            "paywright_requests_total",
            "counter",
            "Requests by route and status; status 0: the client was gone."
        )
        for (key, count) in state.requests.sorted(by: { ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status) })
        {
            text.value("paywright_requests_total", [("route", key.route), ("status", "\(key.status)")], count)
        }
        text.family("paywright_request_seconds", "histogram", "From a request's headers to the end of its answer.")
        for (route, histogram) in state.durations.sorted(by: { $0.key < $1.key }) {
            var sum = 0
            for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], histogram.counts) {
                sum += count
                text.value("paywright_request_seconds_bucket", [("route", route), ("le", bound)], sum)
            }
            text.value("paywright_request_seconds_sum", [("route", route)], histogram.sum)
            text.value("paywright_request_seconds_count", [("route", route)], sum)
        }
        text.family("paywright_batch_lines_total", "counter", "Lines of batches that have their answers.")
        text.value("paywright_batch_lines_total", [], state.batchLines)
    }
}

/// The text format of Prometheus.
struct MetricsText {
    private(set) var text = ""

    mutating func family(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    mutating func value(_ name: String, _ labels: [(String, String)], _ value: some CustomStringConvertible) {
        let inside = labels.map { "\($0)=\"\(ServiceText.metricsLabel($1))\"" }.joined(separator: ",")
        text += labels.isEmpty ? "\(name) \(value)\n" : "\(name){\(inside)} \(value)\n"
    }
}
