import Foundation
import Testing

@testable import PaywrightServer

@Suite("What the server says of itself")
struct ObservingTests {
    @Test(
        "The header Date by RFC 9110, as Foundation writes it",
        arguments: [0, 951_782_400, 1_709_164_799, 1_795_176_000, 4_102_444_799, 68_169_600]
    )
    func dates(seconds: Int) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "GMT")
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        #expect(HTTPDate.text(seconds) == formatter.string(from: Date(timeIntervalSince1970: Double(seconds))))
    }

    @Test("A histogram counts each request in its bucket and in those above")
    func histogram() {
        let metrics = Metrics()
        for milliseconds in [0.1, 3, 3, 40_000] {
            metrics.begin()
            metrics.end(route: "/v1/status", status: 200, took: .seconds(milliseconds / 1_000))
        }
        var text = MetricsText()
        metrics.write(to: &text)
        #expect(text.text.contains("paywright_requests_total{route=\"/v1/status\",status=\"200\"} 4\n"))
        #expect(text.text.contains("paywright_request_seconds_bucket{route=\"/v1/status\",le=\"0.0025\"} 1\n"))
        #expect(text.text.contains("paywright_request_seconds_bucket{route=\"/v1/status\",le=\"0.005\"} 3\n"))
        #expect(text.text.contains("paywright_request_seconds_bucket{route=\"/v1/status\",le=\"30.0\"} 3\n"))
        #expect(text.text.contains("paywright_request_seconds_bucket{route=\"/v1/status\",le=\"+Inf\"} 4\n"))
        #expect(metrics.counts == (4, 4))
    }

    @Test(
        "A label stays between its quotation marks, whatever joins a character that is escaped",
        arguments: ["", "\u{301}", "\u{338}", "\u{200D}", "\u{FE0F}", "\u{20DD}", "\u{1F3FB}", "\r", "\n"]
    )
    func labels(after joined: String) {
        var text = MetricsText()
        text.value("x", [("a", "\"\(joined)\\\(joined)\n\(joined)")], 1)
        let shown = joined == "\n" ? #"\n"# : joined
        let expected = "x{a=\"\\\"\(shown)\\\\\(shown)\\n\(shown)\"} 1\n"
        #expect(text.text.utf8.elementsEqual(expected.utf8))
    }

    @Test("A queue gives out what was put in, in order")
    func queue() {
        var queue = FirstInFirstOut<Int>()
        var (next, expected) = (0, 0)
        for round in 0..<5_000 {
            for _ in 0..<(round % 7) {
                queue.append(next)
                next += 1
            }
            for _ in 0..<(round % 5) {
                guard let value = queue.popFirst() else { break }
                #expect(value == expected)
                expected += 1
            }
        }
        #expect(queue.count == next - expected)
    }
}
