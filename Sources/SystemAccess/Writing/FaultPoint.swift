import Threads

/// A place right before something on disk changes. Tests of debug builds let any of them fail; a release build has
/// none.
///
/// `REOBSERVE_FAULT=ACTION@N` acts at the N-th place that is reached: `kill` and `term` send that signal to this
/// process, `enospc` and `eio` fail the step, and `run@N:COMMAND` runs a command, as somebody would who works on the
/// files at the same time. `+` behind the number lets all later steps fail too, as a disk does that stays full.
enum FaultPoint {
    @inline(__always)
    static func reached(_ operation: String, _ path: String) throws(FileSystemError) {
        #if DEBUG
            try InjectedFault.reached(operation, path)
        #endif
    }
}

#if DEBUG
    private enum InjectedFault {
        private struct Request: Sendable {
            let action: String
            let number: Int
            let isLasting: Bool
            let command: String
        }

        private static let request = Terminal.environmentVariable("REOBSERVE_FAULT").flatMap { parse($0) }
        private static let counter = Mutex(0)

        static func reached(_ operation: String, _ path: String) throws(FileSystemError) {
            guard let request else { return }
            let number = counter.withLock { count in
                count += 1
                return count
            }
            guard number == request.number || request.isLasting && number > request.number else { return }
            var errors = OutputWriter.standardError()
            errors.write("injected fault at step \(number): \(operation) \(path)\n")
            switch request.action {
            case "kill": kill(getpid(), SIGKILL)
            case "term": kill(getpid(), SIGTERM)
            case "enospc": throw FileSystemError(path: path, operation: operation, code: ENOSPC)
            case "eio": throw FileSystemError(path: path, operation: operation, code: EIO)
            case "run": _ = try ChildProcess.run("sh", ["-c", request.command])
            default: return
            }
        }

        private static func parse(_ text: String) -> Request? {
            let parts = text.split(separator: "@", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { return nil }
            let rest = parts[1].split(separator: ":", maxSplits: 1).map(String.init)
            guard let first = rest.first, let number = Int(first.prefix { $0 != "+" }) else { return nil }
            return Request(
                action: parts[0], number: number, isLasting: first.hasSuffix("+"),
                command: rest.count > 1 ? rest[1] : "")
        }
    }
#endif
