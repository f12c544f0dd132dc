import Foundation

/// libFuzzer's own loop: its options come from the command line, and it calls back with each input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ callback: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// `fuzz TARGET [options of libFuzzer] [CORPUS]`, `fuzz --list`, or `fuzz --zones`.
@main
struct Fuzz {
    /// The target that the command line names; the callback is a C function and can hold nothing.
    private static let chosen = named ?? inherited
    private static let named = FuzzTarget.all.first { $0.name == CommandLine.arguments.dropFirst().first }
    /// libFuzzer starts this program again to merge inputs, with its own options alone.
    private static let inherited = FuzzTarget.all.first { $0.name == ProcessInfo.processInfo.environment[variable] }
    private static let variable = "PAYWRIGHT_FUZZ_TARGET"

    static func main() {
        guard let chosen else {
            if CommandLine.arguments.dropFirst().first == "--zones" {
                ZoneAnswers.run()
                exit(0)
            }
            print(FuzzTarget.all.map { $0.name }.joined(separator: "\n"))
            exit(CommandLine.arguments.dropFirst().first == "--list" ? 0 : 64)
        }
        var count = CommandLine.argc
        var arguments = CommandLine.unsafeArgv
        setenv(variable, chosen.name, 1)
        if named != nil {
            // The target's name is not libFuzzer's.
            for index in 1..<Int(count) { arguments[index] = arguments[index + 1] }
            count -= 1
        }
        Counters.watch(chosen.watches)
        exit(
            runDriver(&count, &arguments) { start, length in
                Fuzz.chosen?.run(Array(UnsafeBufferPointer(start: start, count: length)))
                return 0
            }
        )
    }
}

/// Ends the run with a finding: something that must hold did not.
func require(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition else { return }
    FileHandle.standardError.write(Data("finding: \(message())\n".utf8))
    abort()
}
