package import Paywright
package import PaywrightJSON

extension Reading.Counts {
    /// `{"native": 0, "other": 440, "none": 6}`
    package var json: JSONOutput {
        .object(Reading.allCases.map { ($0.rawValue, .integer(self[$0])) })
    }
}
