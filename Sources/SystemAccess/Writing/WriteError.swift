import SourceText

/// Why nothing was written, or what could not be brought back: lines for people, the place first where there is one.
package struct WriteError: Error, Sendable {
    /// Without line ends.
    package var lines: [String]

    package init(_ lines: [String]) {
        self.lines = lines
    }

    package init(_ sentence: String) {
        lines = ["reobserve: \(sentence)"]
    }

    package init(_ error: FileSystemError) {
        self.init(error.description)
    }

    /// `path: error: cannot write: No space left on device`
    package init(path: String, _ error: FileSystemError) {
        lines = ["\(path): error: cannot \(error.operation): \(error.reason)"]
    }

    /// What the body gives; an error of the file system as a line.
    package static func wrapping<Value>(_ body: () throws(FileSystemError) -> Value) throws(WriteError) -> Value {
        do {
            return try body()
        } catch {
            throw WriteError(error)
        }
    }

    /// The same with the path of the file that is meant.
    package static func wrapping<Value>(
        path: String, _ body: () throws(FileSystemError) -> Value
    ) throws(WriteError) -> Value {
        do {
            return try body()
        } catch {
            throw WriteError(path: path, error)
        }
    }

    /// The same with one more line, which says how things stand now.
    package func adding(_ sentence: String) -> WriteError {
        WriteError(lines + ["reobserve: \(sentence)"])
    }

    package var text: String { lines.map { $0.singleLine + "\n" }.joined() }
}
