/// How the user's command ended.
package enum VerificationResult: Sendable {
    case passed
    /// - Parameter tail: the last lines of what it wrote.
    case failed(code: Int32, tail: [String])
    /// This program was asked to end, and ended the command.
    case interrupted
}

/// `sh -c COMMAND`: what it writes goes to stderr, and it has nothing to read.
///
/// The command runs in a process group of its own. A signal that asks this program to end (held back by `signals`) ends
/// the group.
package struct VerificationCommand {
    package let command: String
    package let signals: HeldSignals
    private static let tailLength = 12
    /// How long the command's processes may take to end, in turns of a tenth of a second.
    private static let patience = 50

    package init(command: String, signals: HeldSignals) {
        self.command = command
        self.signals = signals
    }

    package func run(_ errors: inout OutputWriter) throws(WriteError) -> VerificationResult {
        let (pipe, child) = try WriteError.wrapping { () throws(FileSystemError) in
            let pipe = try ChildProcess.Pipe(program: "sh")
            return (pipe, try ChildProcess.spawnShell(command, output: pipe.writeEnd, signalMask: signals.before))
        }
        pipe.closeWriteEnd()
        _ = fcntl(pipe.readEnd, F_SETFL, O_NONBLOCK)
        var output = CommandOutput(pipe: pipe)
        var status: Int32 = 0
        // Its end counts, not that of its output: what it leaves running in the background may keep that open for long.
        while true {
            output.waitAndCopy(milliseconds: 100, &errors)
            let ended = waitpid(child, &status, WNOHANG)
            if ended == child { break }
            if ended < 0, errno != EINTR {
                throw WriteError(FileSystemError(path: "sh", operation: "wait for", code: errno))
            }
            if let signal = signals.waiting {
                end(child, signal, &status, &output, &errors)
                return .interrupted
            }
        }
        output.waitAndCopy(milliseconds: 0, &errors)
        if signals.waiting != nil { return .interrupted }
        let code = ChildProcess.exitCode(ofStatus: status)
        return code == 0 ? .passed : .failed(code: code, tail: output.lastLines(VerificationCommand.tailLength))
    }

    private func end(
        _ child: pid_t, _ signal: Int32, _ status: inout Int32, _ output: inout CommandOutput,
        _ errors: inout OutputWriter
    ) {
        kill(-child, signal)
        for _ in 0..<VerificationCommand.patience {
            output.waitAndCopy(milliseconds: 100, &errors)
            if waitpid(child, &status, WNOHANG) == child { return }
        }
        kill(-child, SIGKILL)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
}

/// Copies what comes out of a pipe to stderr and remembers the end of it.
private struct CommandOutput {
    let pipe: ChildProcess.Pipe
    var last: [UInt8] = []
    var isAtEnd = false
    private static let remembered = 8 * 1024

    /// Waits until there is something, but not longer than that, and copies all there is.
    mutating func waitAndCopy(milliseconds: Int32, _ errors: inout OutputWriter) {
        var waiting = pollfd(fd: isAtEnd ? -1 : pipe.readEnd, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, milliseconds) > 0 else { return }
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(pipe.readEnd, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            isAtEnd = count == 0
            guard count > 0 else { return }
            errors.write(Array(chunk[..<count]))
            last += chunk[..<count]
            if last.count > CommandOutput.remembered { last.removeFirst(last.count - CommandOutput.remembered) }
        }
    }

    func lastLines(_ count: Int) -> [String] {
        String(decoding: last, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(count).map(String.init)
    }
}
