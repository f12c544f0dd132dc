import Foundation
@testable import PaywrightTimeZones
import PaywrightValues

/// `fuzz --zones`: for each line of standard input, a zone file in base64 and seconds since 1970, what its clocks are ahead of GMT
/// then, in seconds; "refused" where the file is not read. `Fuzzing/zones` compares the answers with Python's.
enum ZoneAnswers {
    static func run() {
        while let line = readLine() {
            let fields = line.split(separator: " ")
            guard let file = fields.first.flatMap({ Data(base64Encoded: String($0)) }),
                let zone = TimeZoneRules("Fuzz/Zone", file: Array(file))
            else {
                print("refused")
                continue
            }
            let offsets = fields.dropFirst().map { field -> String in
                guard let seconds = Int64(field),
                    let stretch = zone.stretch(of: Instant(milliseconds: seconds * 1_000))
                else { return "none" }
                return "\(stretch.offset / 1_000)"
            }
            print(offsets.joined(separator: " "))
        }
    }
}
