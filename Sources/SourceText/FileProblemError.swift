/// Why a file can't be read, as a sentence.
public struct FileProblemError: Error, Sendable {
    public let message: String

    public init(message: String) {
        self.message = message
    }
}
