import Foundation
import PackagePlugin

/// One call of the tool: what the user passed, and what the plugin adds.
struct ToolRequest {
    /// Subcommands that look at no project and take no `--root`.
    private static let subcommandsWithoutRoot: Set = ["rules", "explain", "completions", "debug", "version", "help"]
    /// Subcommands that look at a project and take no PATHS.
    private static let subcommandsWithoutPaths: Set = [
        "why", "report", "facts", "undo", "ignore", "baseline", "server", "init", "doctor",
    ]

    let targetNames: [String]
    private let root: String
    /// What stands before a “--”, without `--target`.
    private let words: [String]
    /// The “--” and what stands behind it.
    private let operands: [String]
    private var fileList: URL?

    init(arguments: [String], root: String) {
        // The extractor would drop the “--”.
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        var extractor = ArgumentExtractor(Array(arguments[..<end]))
        targetNames = extractor.extractOption(named: "target")
        words = extractor.remainingArguments
        operands = Array(arguments[end...])
        self.root = root
    }

    /// Adds the files of the targets to PATHS, by a list, which may be longer than a command line. Without `--target`
    /// there is nothing to add.
    mutating func setFiles(_ files: [String], listedIn directory: URL) throws {
        guard !targetNames.isEmpty, takesPaths else { return }
        let list = directory.appendingPathComponent("files")
        try Data(files.map { $0 + "\0" }.joined().utf8).write(to: list)
        fileList = list
    }

    /// Runs the tool.
    ///
    /// - Parameter showsMessages: takes what the tool writes to stderr once it has ended; nil where it may be mixed
    ///   with what is on stdout.
    /// - Throws: a `Failure` where the tool did not do what it was asked for, or a gate did not hold.
    func run(_ tool: URL, showsMessages: ((String) -> Void)?) throws {
        let process = Process()
        process.executableURL = tool
        process.arguments = commandLine
        process.standardInput = FileHandle.nullDevice
        let messages = Pipe()
        if showsMessages != nil { process.standardError = messages }
        try process.run()
        if let showsMessages {
            let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            if !text.isEmpty { showsMessages(text.hasSuffix("\n") ? String(text.dropLast()) : text) }
        }
        process.waitUntilExit()
        guard process.terminationReason == .exit else {
            throw Failure(text: "reobserve was terminated by signal \(process.terminationStatus)")
        }
        switch process.terminationStatus {
        case 0: return
        case 1 where isGate: throw Failure(text: "reobserve check failed")
        case 1: return
        default: throw Failure(text: "reobserve failed with exit code \(process.terminationStatus)")
        }
    }

    private var commandLine: [String] {
        var line = words + operands
        if let fileList { line = ["--files-from", fileList.path, "--null"] + line }
        let hasRoot = words.contains { $0 == "--root" || $0.hasPrefix("--root=") }
        return hasRoot || ToolRequest.subcommandsWithoutRoot.contains(subcommand) ? line : ["--root", root] + line
    }

    private var takesPaths: Bool {
        !ToolRequest.subcommandsWithoutRoot.contains(subcommand)
            && !ToolRequest.subcommandsWithoutPaths.contains(subcommand)
    }

    /// The first word that is no flag. Without a subcommand that is a path, the value of a flag, or nothing: a dry run.
    private var subcommand: String {
        words.first { !$0.hasPrefix("-") } ?? ""
    }

    /// Whether “check” is the subcommand, or may be, behind the value of a flag: better a failure too many than a gate
    /// that holds nothing.
    private var isGate: Bool {
        words.contains("check")
    }

    struct Failure: Error, CustomStringConvertible {
        let text: String
        var description: String { text }
    }
}
