import Foundation
import XCTest

/// A temporary directory in which `git` and `patch` run without the user's settings.
final class ExternalTool {
    struct Result {
        let status: Int32
        let output: [UInt8]
        var text: String { String(decoding: output, as: UTF8.self) }
    }

    let directory: URL
    private let home: URL

    init() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("reobserve-\(UUID().uuidString)")
        directory = root.appendingPathComponent("work")
        home = root.appendingPathComponent("home")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: directory.deletingLastPathComponent())
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let file = directory.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    func read(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: directory.appendingPathComponent(path)))
    }

    /// Writes beside the work directory, where no tool looks, and returns the path.
    func writePatch(_ bytes: [UInt8]) throws -> String {
        let file = home.appendingPathComponent("changes.patch")
        try Data(bytes).write(to: file)
        return file.path
    }

    /// Skips the test where the tool is missing.
    /// - Parameter environment: nothing of the caller's but the way to programs where it is nil.
    func run(_ tool: String, _ arguments: [String], environment: [String: String]? = nil) throws -> Result {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let candidates = path.split(separator: ":").map { "\($0)/\(tool)" }
        guard let executable = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw XCTSkip("\(tool) is not installed")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = directory
        process.environment =
            environment ?? ["PATH": path, "HOME": home.path, "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C"]
        // A file, not a pipe: the output of a failing run may be larger than a pipe holds.
        let outputFile = home.appendingPathComponent("output")
        try Data().write(to: outputFile)
        let output = try FileHandle(forWritingTo: outputFile)
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: [UInt8](try Data(contentsOf: outputFile)))
    }
}
