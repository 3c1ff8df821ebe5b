import Foundation
import XCTest

@testable import SystemAccess
@testable import reobserve

/// What the program wrote and how it ended.
struct ProgramResult {
    /// The exit code; 128 + signal where a signal ended it.
    let status: Int32
    let output: [UInt8]
    let errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
}

/// The program as it was built together with the tests.
enum BuiltProgram {
    private final class Marker {}

    static func path() throws -> String {
        #if canImport(Darwin)
            let products = Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
        #else
            let products = Bundle.main.bundleURL
        #endif
        let program = products.appendingPathComponent("reobserve").path
        guard FileManager.default.isExecutableFile(atPath: program) else {
            struct ProgramIsMissing: Error { let path: String }
            throw ProgramIsMissing(path: program)
        }
        return program
    }

    /// Nothing of the caller's environment but the way to programs, so that no setting of colors or of git gets in.
    static func environment(_ changes: [String: String]) -> [String: String] {
        let path = Terminal.environmentVariable("PATH") ?? "/usr/bin:/bin"
        return ["PATH": path, "LC_ALL": "C", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"].merging(
            changes
        ) { $1 }
    }
}

/// A file without a name that takes what a process writes.
final class OutputFile {
    private let file: Int32
    let handle: FileHandle

    init() throws {
        let path = PathName.join(
            Terminal.environmentVariable("TMPDIR") ?? "/tmp", "reobserve-output-\(UUID().uuidString)")
        file = try FileSystem.open(path, O_RDWR | O_CREAT | O_EXCL, permissions: 0o600)
        unlink(path)
        handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    }

    func content() throws -> [UInt8] {
        lseek(file, 0, SEEK_SET)
        var bytes: [UInt8] = []
        try FileSystem.readToEnd(file, into: &bytes, path: "output")
        return bytes
    }
}

/// A file without a name that a process reads from its start.
private struct InputFile {
    let handle: FileHandle

    init(_ text: String) throws {
        handle = try OutputFile().handle
        try handle.write(contentsOf: Data(text.utf8))
        try handle.seek(toOffset: 0)
    }
}

extension TemporaryDirectory {
    /// Runs the real program in this directory.
    ///
    /// - Parameters:
    ///   - arguments: one by one, or all in one text with spaces between them.
    ///   - directory: where it runs, relative to this one.
    ///   - environment: what to set besides `PATH`.
    ///   - input: what it finds on stdin; nil for nothing.
    ///   - hasReader: false closes the reading end of its stdout before it starts.
    ///   - mayBeKilled: true where a signal that ends it is no failure of the test.
    ///   - limit: seconds after which it is ended, which fails the test.
    func reobserve(
        _ arguments: String..., in directory: String = "", environment: [String: String] = [:], input: String? = nil,
        hasReader: Bool = true, mayBeKilled: Bool = false, limit: Double = 120,
        file: StaticString = #filePath, line: UInt = #line
    ) throws -> ProgramResult {
        let arguments = arguments.count == 1 ? arguments[0].split(separator: " ").map(String.init) : arguments
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try BuiltProgram.path())
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: path(directory))
        process.environment = BuiltProgram.environment(environment)
        let standardInput = try input.map { try InputFile($0) }
        process.standardInput = standardInput?.handle ?? FileHandle.nullDevice
        let output = try OutputFile()
        let errors = try OutputFile()
        process.standardError = errors.handle
        if hasReader {
            process.standardOutput = output.handle
        } else {
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            process.standardOutput = pipe
        }
        // `waitUntilExit` looks only now and then, which costs more than most runs take.
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        try process.run()
        let child = process.processIdentifier
        let watchdog = DispatchWorkItem { kill(child, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
        hasEnded.wait()
        // Returns at once now, and lets go of what the process held open.
        process.waitUntilExit()
        watchdog.cancel()
        let wasEndedBySignal = process.terminationReason == .uncaughtSignal
        let result = ProgramResult(
            status: process.terminationStatus + (wasEndedBySignal ? 128 : 0), output: try output.content(),
            errors: String(decoding: try errors.content(), as: UTF8.self))
        if wasEndedBySignal, !mayBeKilled {
            XCTFail("ended by signal \(process.terminationStatus): \(result.errors)", file: file, line: line)
        }
        return result
    }

    func write(_ relative: String, bytes: [UInt8]) throws {
        try write(relative)
        let file = try FileSystem.open(path(relative), O_WRONLY | O_TRUNC)
        defer { close(file) }
        try bytes.withUnsafeBytes { try FileSystem.writeAll($0, to: file, path: relative) }
    }

    func bytes(_ relative: String) throws -> [UInt8] { try FileSystem.readFile(at: path(relative)) }
    func text(_ relative: String) throws -> String { String(decoding: try bytes(relative), as: UTF8.self) }
    func permissions(_ relative: String) throws -> mode_t { try FileSystem.status(of: path(relative)).permissions }

    /// The bytes of all files outside `.git` and `.reobserve` by their paths; links by what they lead to.
    func tree() throws -> [String: [UInt8]] {
        var tree: [String: [UInt8]] = [:]
        for case let name as String in try XCTUnwrap(FileManager.default.enumerator(atPath: path))
        where !name.hasPrefix(".git/") && !name.hasPrefix(".reobserve/") {
            let status = try FileSystem.status(of: path(name), followingLinks: false)
            if status.kind == .regularFile { tree[name] = try bytes(name) }
            if status.kind == .symbolicLink {
                tree[name] = Array(try FileManager.default.destinationOfSymbolicLink(atPath: path(name)).utf8)
            }
        }
        return tree
    }

    /// Makes the directory a git repository that has everything committed.
    func commitAll() throws {
        try git("init", "-q")
        try git("add", "-A", "-f")
        try git("commit", "-qm", "x")
    }

    /// Applies a patch at the top of this repository. The patch comes from a file that lies elsewhere.
    func gitApply(_ patch: [UInt8]) throws {
        let elsewhere = try TemporaryDirectory()
        try elsewhere.write("changes.patch", bytes: patch)
        try git("apply", "--whitespace=nowarn", elsewhere.path("changes.patch"))
    }
}

/// Source text before and after.
enum Sample {
    static func model(_ name: String = "Model") -> String {
        "import SwiftUI\n\nfinal class \(name): ObservableObject {\n    @Published var title = \"\"\n}\n"
    }

    static func migratedModel(_ name: String = "Model") -> String {
        "import SwiftUI\n\n@Observable\nfinal class \(name) {\n    var title = \"\"\n}\n"
    }

    static func view(_ name: String = "Screen", of model: String = "Model") -> String {
        "import SwiftUI\n\nstruct \(name): View {\n    @StateObject private var model = \(model)()\n    var body: some View { Text(model.title) }\n}\n"
    }

    static func migratedView(_ name: String = "Screen", of model: String = "Model") -> String {
        view(name, of: model).replacingOccurrences(of: "@StateObject", with: "@State")
    }

    /// Makes the type stay: what is handed on may be set by a function.
    static func publisherUse(of model: String) -> String {
        "import Combine\n\nfunc watch(_ model: \(model)) -> Published<String>.Publisher {\n    model.$title\n}\n"
            + "\nfunc feed(_ titles: inout Published<String>.Publisher) {}\n"
    }
}
