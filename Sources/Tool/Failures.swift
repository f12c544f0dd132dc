import ArgumentParser
import Paywright
import PaywrightMessageTools
import PaywrightReports
import PaywrightSignatures
internal import PaywrightInspection

/// Turns what a command could not do into a line on standard error and the documented exit code.
func reportingFailures(_ work: () throws -> Void) throws {
    do {
        try work()
    } catch {
        throw reported(error)
    }
}

/// The same for a command that waits.
func reportingFailures(_ work: () async throws -> Void) async throws {
    do {
        try await work()
    } catch {
        throw reported(error)
    }
}

/// The one place that gives an error its line and its exit code.
private func reported(_ error: any Error) -> any Error {
    switch error {
    case let error as ExitCode: return error
    case let error as ValidationError: return error
    case let failure as InputFile.Failure:
        StandardOutput.report("\(failure)")
        return ExitStatus.noInput
    case let unusable as SecretFile.Unusable:
        StandardOutput.report("\(unusable)")
        return unusable.isUnreadable ? ExitStatus.noInput : ExitStatus.dataError
    case let unusable as SignatureOptions.UnusableRoot:
        StandardOutput.report("\(unusable)")
        return ExitStatus.dataError
    case let failure as CatalogFailure:
        StandardOutput.report("\(failure)")
        return ExitStatus.dataError
    case let undecodable as TemplateSource.Undecodable:
        StandardOutput.report("\(undecodable)")
        return ExitStatus.dataError
    case let unreadable as OlderOutput.Unreadable:
        StandardOutput.report("\(unreadable)")
        return ExitStatus.dataError
    case let unknown as LineSelection.UnknownLine: return ValidationError("\(unknown)")
    case let unknown as KeysReport.UnknownName: return ValidationError("\(unknown)")
    case let refusal as CatalogAuthoring.Refusal: return ValidationError("\(refusal)")
    case let malformed as LocaleTag.Malformed: return ValidationError("\(malformed)")
    case let unknown as StoreCalendar.UnknownTimeZone: return ValidationError("\(unknown)")
    default:
        StandardOutput.report("internal error: \(error)")
        return ExitStatus.internalError
    }
}
