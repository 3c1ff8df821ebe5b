import Reporting

/// Why nothing was written, or what could not be brought back: lines for people, the place first where there is one.
struct WriteError: Error, Sendable {
    /// Without line ends.
    var lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
    }

    init(_ sentence: String) {
        lines = ["reobserve: \(sentence)"]
    }

    init(_ error: FileSystemError) {
        self.init(error.description)
    }

    /// `path: error: cannot write: No space left on device`
    init(path: String, _ error: FileSystemError) {
        lines = ["\(path): error: cannot \(error.operation): \(error.reason)"]
    }

    /// What the body gives; an error of the file system as a line.
    static func wrapping<Value>(_ body: () throws(FileSystemError) -> Value) throws(WriteError) -> Value {
        do {
            return try body()
        } catch {
            throw WriteError(error)
        }
    }

    /// The same with one more line, which says how things stand now.
    func adding(_ sentence: String) -> WriteError {
        WriteError(lines + ["reobserve: \(sentence)"])
    }

    var text: String { lines.map { $0.singleLine + "\n" }.joined() }
}
