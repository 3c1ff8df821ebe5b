import SourceText

/// Writes to stdout or stderr, unbuffered: hand it large pieces.
///
/// A reader that went away (`reobserve | head`) is no failure: what follows is dropped. Any other failure is kept in
/// `failure` and ends the writing; look at it before the exit code is chosen.
package struct OutputWriter {
    /// The first failure that wasn't a closed pipe.
    package private(set) var failure: FileSystemError?
    /// True once the reader went away.
    package private(set) var isClosed = false
    private let descriptor: Int32
    private let name: String

    package static func standardOutput() -> OutputWriter { OutputWriter(descriptor: 1, name: "stdout") }
    package static func standardError() -> OutputWriter { OutputWriter(descriptor: 2, name: "stderr") }

    package init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// True where a person reads along.
    package var isTerminal: Bool { isatty(descriptor) == 1 }

    /// False once the reader of a pipe went away.
    package var hasReader: Bool {
        var state = pollfd(fd: descriptor, events: 0, revents: 0)
        return poll(&state, 1, 0) <= 0 || state.revents & Int16(POLLERR) == 0
    }

    package mutating func write(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { write($0) }
    }

    /// What goes to stderr is for people and steers nothing: names of files may hold whatever a terminal obeys.
    package mutating func write(_ text: String) {
        var text = descriptor == 2 ? text.withoutControls : text
        text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
    }

    /// A message in one line, whatever the names in it hold.
    package mutating func writeLine(_ message: String) {
        write(message.singleLine + "\n")
    }

    private mutating func write(_ bytes: UnsafeRawBufferPointer) {
        if isClosed || failure != nil { return }
        do {
            try FileSystem.writeAll(bytes, to: descriptor, path: name)
        } catch {
            if error.code == EPIPE { isClosed = true } else { failure = error }
        }
    }
}

/// `--color auto|always|never`
package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
}

package enum Terminal {
    /// Turns a closed pipe from a signal that ends the program into an error of `write`. Call it first of all.
    package static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Whether to write colors.
    ///
    /// 1. `--color always` and `--color never` say it all.
    /// 2. `NO_COLOR`, set and not empty, means no.
    /// 3. `FORCE_COLOR` or `CLICOLOR_FORCE`, set and neither empty nor `0`, means yes.
    /// 4. `TERM=dumb` means no.
    /// 5. Otherwise a terminal gets colors and nothing else does.
    package static func usesColor(
        _ choice: ColorChoice, isTerminal: Bool, environment: (String) -> String? = Terminal.environmentVariable
    ) -> Bool {
        switch choice {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if environment("NO_COLOR").map({ !$0.isEmpty }) == true { return false }
        let isForced = ["FORCE_COLOR", "CLICOLOR_FORCE"].contains { name in
            environment(name).map { !$0.isEmpty && $0 != "0" } == true
        }
        if isForced { return true }
        if environment("TERM") == "dumb" { return false }
        return isTerminal
    }

    /// Nil for a variable that isn't set.
    package static func environmentVariable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
