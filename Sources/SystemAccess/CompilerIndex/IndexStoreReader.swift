/// Where a store lies, and what reads it.
package struct IndexStoreLocation: Hashable, Sendable {
    /// A folder.
    package let store: String
    let library: String

    /// - Parameter library: from `IndexStoreLibrary.path(notBelow:)`.
    package init(store: String, library: String) {
        self.store = store
        self.library = library
    }
}

/// Reads a store through a process of its own (`IndexStoreServer`), so that a damaged one ends that process and not
/// this. Belongs to one thread.
package final class IndexStoreReader {
    package let location: IndexStoreLocation
    private var server: ServedProcess?
    private var descriptions: [String: String] = [:]
    /// Those that were read last, since a file is asked for in each pass over it.
    private var records: [String: [IndexOccurrence]] = [:]
    private var keptOccurrences = 0
    private static let mostOccurrences = 200_000
    /// How often a server may be lost before nothing is asked any more.
    private var starts = mostStarts
    private static let mostStarts = 4

    /// True where no server was lost.
    var isIntact: Bool { starts + (server == nil ? 0 : 1) == IndexStoreReader.mostStarts }

    package init(_ location: IndexStoreLocation) { self.location = location }

    /// All units that can be read, sorted by name; nil where the store can't be read.
    package func units() -> [IndexUnit]? {
        answer(to: IndexStoreServer.unitsRequest).map { IndexStoreServer.units($0) }
    }

    /// The names that are written in the file of a record, in the order of their places; nil where it can't be read.
    package func occurrences(ofRecord name: String) -> [IndexOccurrence]? {
        if let known = records[name] { return known }
        guard let answer = answer(to: IndexStoreServer.recordRequest + name) else { return nil }
        let found = IndexStoreServer.occurrences(answer)
        if keptOccurrences > IndexStoreReader.mostOccurrences {
            records = [:]
            keptOccurrences = 0
        }
        records[name] = found
        keptOccurrences += found.count
        return found
    }

    /// What a symbol of Swift stands for, as `Main.Store.name : Swift.String`; empty for others, and nil where the
    /// store can't be read.
    package func description(of symbol: IndexSymbol) -> String? {
        if let known = descriptions[symbol.usr] { return known }
        let request = IndexStoreServer.descriptionRequest + symbol.usr + "\t" + symbol.name
        // A line is a request.
        if request.utf8.contains(UInt8(ascii: "\n")) { return "" }
        guard let answer = answer(to: request) else { return nil }
        let description = String(decoding: answer, as: UTF8.self)
        descriptions[symbol.usr] = description
        return description
    }

    private func answer(to request: String) -> [UInt8]? {
        if server == nil, starts > 0 {
            starts -= 1
            server = try? ServedProcess([IndexStoreServer.argument, location.library, location.store])
        }
        if let answer = server?.answer(to: request) { return answer }
        server = nil
        return nil
    }
}

/// This program once more, as a server that answers lines.
final class ServedProcess {
    /// Much more than any answer has: what is longer is not one.
    private static let mostBytes: UInt64 = 1 << 30
    /// Milliseconds without a byte, after which the server is taken for lost: what is damaged may be read for ever.
    private static let patience: Int32 = 30_000

    private let input: ChildProcess.Pipe
    private let output: ChildProcess.Pipe
    private let child: pid_t

    init(_ arguments: [String]) throws(FileSystemError) {
        let program = try ServedProcess.ownProgram()
        input = try ChildProcess.Pipe(program: program)
        output = try ChildProcess.Pipe(program: program)
        // Where the server ends, that is all there is to know.
        let environment = ChildProcess.changedEnvironment(["SWIFT_BACKTRACE": "enable=no"])
        child = try ChildProcess.spawn(
            program, arguments, environment, input: input.readEnd, output: output.writeEnd, errors: nil)
        output.closeWriteEnd()
    }

    deinit {
        input.closeWriteEnd()
        kill(child, SIGKILL)
        ChildProcess.waitForEnd(of: child)
    }

    /// Nil where the server has ended, or is silent for too long.
    func answer(to request: String) -> [UInt8]? {
        let isSent = (try? FileSystem.writeAll(Array((request + "\n").utf8), to: input.writeEnd, path: "server")) != nil
        guard isSent, let header = receive(8) else { return nil }
        let length = header.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
        return length <= ServedProcess.mostBytes ? receive(Int(length)) : nil
    }

    private func receive(_ count: Int) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                guard isReadable else { return }
                let received = read(output.readEnd, buffer.baseAddress.map { $0 + filled }, count - filled)
                if received < 0, errno == EINTR { continue }
                guard received > 0 else { return }
                filled += received
            }
        }
        return bytes.count == count ? bytes : nil
    }

    private var isReadable: Bool {
        var descriptor = pollfd(fd: output.readEnd, events: Int16(POLLIN), revents: 0)
        while true {
            let ready = poll(&descriptor, 1, ServedProcess.patience)
            if ready < 0, errno == EINTR { continue }
            return ready > 0
        }
    }

    static func ownProgram() throws(FileSystemError) -> String {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else {
                throw FileSystemError(path: "reobserve", operation: "find", code: ENOENT)
            }
            return try FileSystem.realPath(of: String(cString: path))
        #else
            return try FileSystem.realPath(of: "/proc/self/exe")
        #endif
    }
}
