import Foundation

/// The parser of the Swift compiler itself, which swift-syntax is more tolerant than.
enum Compiler {
    /// True where the compiler finds an error without looking at what names mean.
    static func rejects(_ bytes: [UInt8]) -> Bool {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("differential-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-frontend", "-parse", "-suppress-warnings", file.path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try Data(bytes).write(to: file)
            try process.run()
        } catch {
            Options.fail("cannot run swiftc: \(error.localizedDescription)")
        }
        process.waitUntilExit()
        return process.terminationReason == .exit && process.terminationStatus == 1
    }
}
