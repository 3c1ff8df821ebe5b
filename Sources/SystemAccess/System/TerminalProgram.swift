/// Programs of the user's that have the terminal for a while: the pager and the editor that the environment names.
///
/// Only the environment is asked, which is the user's. Git's settings also name such programs, and those of a checkout
/// are not trusted.
package enum TerminalProgram {
    /// How many lines the terminal at stdout shows; nil where it does not say.
    package static var lineCount: Int? {
        var size = winsize()
        guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
        return Int(size.ws_row)
    }

    /// Shows a text by `$PAGER`, else by less. A text that fits on the screen needs no pager.
    /// - Returns: false where nothing was shown: the text fits, or no pager is to be had.
    package static func page(
        _ text: [UInt8], environment: (String) -> String? = Terminal.environmentVariable
    ) -> Bool {
        guard let lineCount, text.count(where: { $0 == 0x0A }) >= lineCount, environment("TERM") != "dumb" else {
            return false
        }
        let standard = "command -v less > /dev/null 2>&1 || exit 127; exec less"
        let command = environment("PAGER") ?? standard
        guard !command.isEmpty, command != "cat" else { return false }
        // As git has it: ends where all fits, takes colors, and leaves the text on the screen.
        let settings = environment("LESS") == nil ? ["LESS": "FRX"] : [:]
        guard let pipe = try? ChildProcess.Pipe(program: command),
            let child = try? ChildProcess.spawn(
                "sh", ["-c", command], ChildProcess.changedEnvironment(settings), input: pipe.readEnd, output: 1,
                errors: 2)
        else { return false }
        let code = ignoringKeys {
            // Who quits the pager before the end closes the pipe.
            text.withUnsafeBytes { try? FileSystem.writeAll($0, to: pipe.writeEnd, path: command) }
            pipe.closeWriteEnd()
            return ChildProcess.exitCode(of: child)
        }
        return code != 126 && code != 127
    }

    /// Opens files in `$VISUAL`, else `$EDITOR`, else vi, and waits for its end.
    /// - Returns: the exit code of the editor.
    package static func edit(
        _ paths: [String], environment: (String) -> String? = Terminal.environmentVariable
    ) throws(FileSystemError) -> Int32 {
        let named = ["VISUAL", "EDITOR"].compactMap { environment($0) }.first { !$0.isEmpty }
        let editor = named ?? "vi"
        let child = try ChildProcess.spawn(
            "sh", ["-c", editor + " \"$@\"", editor] + paths, ChildProcess.changedEnvironment([:]), input: 0, output: 1,
            errors: 2)
        return ignoringKeys { ChildProcess.exitCode(of: child) }
    }

    /// Ctrl-C goes to all programs at the terminal, and is meant for the one in front.
    private static func ignoringKeys<Result>(_ body: () -> Result) -> Result {
        let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
        defer { for (number, handler) in before { signal(number, handler) } }
        return body()
    }
}
