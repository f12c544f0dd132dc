internal import Paywright

/// Why a request is refused, or what of it is not used; raw values are stable codes.
package enum RequestCode: String, DiagnosticCode, CaseIterable {
    /// The line is no JSON.
    case invalidJSON = "invalid-json"
    /// The line is JSON and no object.
    case notARequest = "not-a-request"
    /// More bytes than a request may have.
    case requestTooLarge = "request-too-large"
    /// More bytes than an answer may have.
    case answerTooLarge = "answer-too-large"
    /// More requests wait than may wait, or more bytes are held than may be held.
    case tooManyWaiting = "too-many-waiting"
    /// The request is of another contract, or of a newer version.
    case unknownSchema = "unknown-schema"
    /// An operation that there is not.
    case unknownOperation = "unknown-operation"
    /// A member that the operation needs.
    case missingMember = "missing-member"
    /// A member that is stated twice, or two that exclude each other.
    case duplicateMember = "duplicate-member"
    /// A member that the operation does not use; the request is answered.
    case unknownMember = "unknown-member"
    /// An operation or a member under the name that it had; it is read.
    case renamedMember = "renamed-member"
    /// There are more faults of a kind than are listed.
    case moreFaults = "more-faults"
    /// A value of another JSON type than the member has.
    case wrongType = "wrong-type"
    /// A value of the right type that cannot be used.
    case unusableValue = "unusable-value"
    /// The name of product files that were not loaded.
    case unknownProductSet = "unknown-product-set"
    /// A signature of a webhook, of a process that has no secret to verify it with.
    case noWebhookSecret = "no-webhook-secret"
    /// Files of products or secrets that could not be read again: what was read before stays.
    case notReloaded = "not-reloaded"
}
