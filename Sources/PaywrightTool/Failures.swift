import ArgumentParser
import MessageCatalog

/// Turns what a command could not do into a line on standard error and the documented exit code: the one place that does.
func reportingFailures(_ work: () throws -> Void) throws {
    do {
        try work()
    } catch let error as ExitCode {
        throw error
    } catch let error as ValidationError {
        throw error
    } catch let failure as InputFile.Failure {
        StandardOutput.report("\(failure)")
        throw ExitStatus.noInput
    } catch let issue as CatalogIssue {
        StandardOutput.report("\(issue)")
        throw ExitStatus.dataError
    } catch let malformed as LocaleTag.Malformed {
        throw ValidationError("\(malformed)")
    } catch {
        StandardOutput.report("internal error: \(error)")
        throw ExitStatus.internalError
    }
}
