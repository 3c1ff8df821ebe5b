/// What another program said and how it ended.
package struct ChildProcessResult: Sendable {
    /// The exit code; 128 + signal where a signal ended it.
    package let exitCode: Int32
    package let standardOutput: [UInt8]
    package let standardError: [UInt8]
}

extension FileSystemError {
    /// True where a program couldn't be run because no directory of `PATH` has it. A directory of `PATH` that may not
    /// be searched gives `EACCES`.
    package var saysProgramIsMissing: Bool { operation == "run" && [ENOENT, EACCES, ENOTDIR].contains(code) }
}

package enum ChildProcess {
    /// Runs a program found by `PATH` to its end, with nothing to read on stdin.
    ///
    /// - Parameters:
    ///   - arguments: without the program's own name.
    ///   - environment: what to set (or with nil, to take away) in this process's environment.
    /// - Throws: an error for which `saysProgramIsMissing` holds where there is no such program.
    package static func run(
        _ program: String, _ arguments: [String], environment: [String: String?] = [:]
    ) throws(FileSystemError) -> ChildProcessResult {
        let output = try Pipe(program: program)
        let errors = try Pipe(program: program)
        let child = try spawn(
            program, arguments, changedEnvironment(environment), output: output.writeEnd, errors: errors.writeEnd)
        output.closeWriteEnd()
        errors.closeWriteEnd()
        let received = readBoth(output.readEnd, errors.readEnd)

        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            let code = errno
            if code != EINTR { throw FileSystemError(path: program, operation: "wait for", code: code) }
        }
        return ChildProcessResult(
            exitCode: exitCode(ofStatus: status), standardOutput: received.output, standardError: received.errors)
    }

    /// The exit code; 128 + signal where a signal ended it.
    static func exitCode(ofStatus status: Int32) -> Int32 {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Runs this program once more to its end, with the same stdout and stderr, and nothing to read on stdin.
    /// - Returns: its exit code.
    package static func runSelf(_ arguments: [String], environment: [String: String?]) throws(FileSystemError)
        -> Int32
    {
        let child = try spawn(
            try ServedProcess.ownProgram(), arguments, changedEnvironment(environment), output: 1, errors: 2)
        return exitCode(of: child)
    }

    /// Waits for a child to end.
    static func exitCode(of child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return exitCode(ofStatus: status)
    }

    /// Waits for a child of which nothing is to be known any more.
    static func waitForEnd(of child: pid_t) {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }

    /// Both ends are closed with the last reference.
    final class Pipe {
        let readEnd: Int32
        private(set) var writeEnd: Int32

        init(program: String) throws(FileSystemError) {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                throw FileSystemError(path: program, operation: "create a pipe to", code: errno)
            }
            readEnd = ends[0]
            writeEnd = ends[1]
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        }

        deinit {
            close(readEnd)
            closeWriteEnd()
        }

        func closeWriteEnd() {
            if writeEnd >= 0 { close(writeEnd) }
            writeEnd = -1
        }
    }

    /// Starts `sh -c COMMAND` in a process group of its own, with nothing to read on stdin; what it writes goes to
    /// `output`.
    /// - Parameter signalMask: the signals that it holds back.
    static func spawnShell(_ command: String, output: Int32, signalMask: sigset_t) throws(FileSystemError) -> pid_t {
        try spawn(
            "sh", ["-c", command], currentEnvironment(), output: output, errors: output, groupWithMask: signalMask)
    }

    /// - Parameters:
    ///   - input: what it reads; nil for nothing.
    ///   - errors: where its complaints go; nil for nowhere.
    ///   - groupWithMask: the signals that a process in a group of its own holds back; nil for one in this process's
    ///     group.
    static func spawn(
        _ program: String, _ arguments: [String], _ environment: [String], input: Int32? = nil, output: Int32,
        errors: Int32?,
        groupWithMask: sigset_t? = nil
    ) throws(FileSystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (end, number, mode) in [(input, Int32(0), O_RDONLY), (output, 1, O_WRONLY), (errors, 2, O_WRONLY)] {
            if let end {
                posix_spawn_file_actions_adddup2(&actions, end, number)
            } else {
                posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
            }
        }

        // This process ignores SIGPIPE, and a child would inherit that.
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t()
        sigemptyset(&defaults)
        sigaddset(&defaults, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        var flags = POSIX_SPAWN_SETSIGDEF
        if var mask = groupWithMask {
            posix_spawnattr_setsigmask(&attributes, &mask)
            posix_spawnattr_setpgroup(&attributes, 0)
            flags |= POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
        }
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var child: pid_t = 0
        let code = withCStrings([program] + arguments) { argumentVector in
            withCStrings(environment) { environmentVector in
                posix_spawnp(&child, program, &actions, &attributes, argumentVector, environmentVector)
            }
        }
        guard code == 0 else { throw FileSystemError(path: program, operation: "run", code: code) }
        return child
    }

    static func changedEnvironment(_ changes: [String: String?]) -> [String] {
        let kept = currentEnvironment().filter { !changes.keys.contains(String($0.prefix { $0 != "=" })) }
        return kept + changes.compactMap { name, value in value.map { "\(name)=\($0)" } }
    }

    /// This process's environment as `NAME=value`.
    private static func currentEnvironment() -> [String] {
        #if canImport(Musl)
            // Musl shows `environ` to GNU sources only.
            let bytes = (try? FileSystem.readFile(at: "/proc/self/environ")) ?? []
            return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        #else
            #if canImport(Darwin)
                var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
            #else
                var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
            #endif
            var entries: [String] = []
            while let entry = next?.pointee {
                entries.append(String(cString: entry))
                next = next?.advanced(by: 1)
            }
            return entries
        #endif
    }

    /// A vector of C strings with a null pointer at its end, valid during `body`.
    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies: [UnsafeMutablePointer<CChar>?] = texts.map { strdup($0) } + [nil]
        defer { for copy in copies { free(copy) } }
        return body(copies)
    }

    /// Reads two pipes to their ends, whichever has something to say, so that neither blocks the child.
    private static func readBoth(_ output: Int32, _ errors: Int32) -> (output: [UInt8], errors: [UInt8]) {
        var waiting = [
            pollfd(fd: output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
        ]
        var received: [[UInt8]] = [[], []]
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while waiting.contains(where: { $0.fd >= 0 }) {
            if poll(&waiting, nfds_t(waiting.count), -1) < 0, errno != EINTR { break }
            for index in waiting.indices where waiting[index].fd >= 0 && waiting[index].revents != 0 {
                let count = chunk.withUnsafeMutableBytes { read(waiting[index].fd, $0.baseAddress, $0.count) }
                if count > 0 {
                    received[index].append(contentsOf: chunk[..<count])
                } else if count == 0 || errno != EINTR {
                    // A negative descriptor is passed over by `poll`.
                    waiting[index].fd = -1
                }
            }
        }
        return (received[0], received[1])
    }
}
