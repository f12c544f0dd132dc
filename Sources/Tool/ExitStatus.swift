import ArgumentParser

/// The documented exit codes, as in sysexits.h; 64 (usage) is ArgumentParser's own.
enum ExitStatus {
    /// What was rendered breaks a rule that was to be kept.
    static let ruleBroken = ExitCode(1)
    /// The input was read and nothing could be rendered, or something was reported under `--strict`.
    static let dataError = ExitCode(65)
    /// An input cannot be read (it is missing, a directory, or not permitted), and nothing was rendered.
    static let noInput = ExitCode(66)
    /// Another program that is needed is not installed, or fails.
    static let unavailable = ExitCode(69)
    /// A fault of this program.
    static let internalError = ExitCode(70)
    /// The output cannot be written.
    static let cannotCreate = ExitCode(73)
}
