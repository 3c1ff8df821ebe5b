import Reporting
import SystemAccess

/// `reobserve baseline write|update|prune`
enum BaselineCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let run = try ProjectRun.make(options, editsEverywhere: true)
        for problem in run.problemLines { errors.writeLine("reobserve: \(problem)") }
        // A type in a file that wasn't read would be missing.
        guard run.isComplete else {
            errors.write("reobserve: the baseline was not written\n")
            return ExitCode.failure
        }
        let file = BaselineFile(options, root: run.root)
        let path = file.path
        let old = try file.load()
        let report = Report(run)
        let new: Baseline
        switch (options.baselineAction, old) {
        case (.prune, .some(let old)): new = old.pruned(by: report)
        case (.prune, .none), (.update, .none):
            throw UsageError(
                message:
                    "\(path): the baseline does not exist; \(options.nextCommand.text("baseline", ["write"])) creates it"
            )
        case (.write, .some):
            throw UsageError(
                message:
                    "\(path): the baseline already exists; \(options.nextCommand.text("baseline", ["update"])) adds new types to it"
            )
        case (_, .some(let old)): new = old.updated(by: report)
        case (_, .none): new = Baseline(of: report)
        }
        if new != old { try file.write(new) }
        if options.verbosity != .quiet { errors.write(summary(old, new, path) + "\n") }
        return ExitCode.success
    }

    private static func summary(_ old: Baseline?, _ new: Baseline, _ path: String) -> String {
        let common = old.map { new.intersection($0).typeCount } ?? 0
        let guidance = new.guidanceCount
        let types =
            "\(new.typeCount - guidance) \(new.typeCount - guidance == 1 ? "type" : "types")"
            + (guidance == 0 ? "" : " and \(guidance) guidance \(guidance == 1 ? "finding" : "findings")")
        return "\(path): \(types), \(new.typeCount - common) added, \((old?.typeCount ?? 0) - common) removed"
    }
}

/// The file that holds the baseline.
struct BaselineFile {
    /// For messages.
    let path: String
    private let root: String
    /// Relative to the root where the command line does not name it: then it is the checkout's own, and no link is
    /// followed to it.
    private let untrustedName: String?

    init(_ options: CommandLineOptions, root: String) {
        let name = options.baseline ?? CommandLineOptions.defaultBaseline
        path = PathName.join(root, name)
        self.root = root
        untrustedName = options.usedFlags.contains("baseline") ? nil : name
    }

    /// The baseline of a run; nil where none was named and there is none.
    /// - Throws: a `FileSystemError`, or a `UsageError` with the line that makes no sense.
    static func load(_ options: CommandLineOptions, root: String) throws -> Baseline? {
        let file = BaselineFile(options, root: root)
        let baseline = try file.load()
        if baseline == nil, options.baseline != nil {
            throw UsageError(
                message:
                    "\(file.path): the baseline does not exist; \(options.nextCommand.text("baseline", ["write"])) creates it"
            )
        }
        return baseline
    }

    /// Nil where there is no such file.
    func load() throws -> Baseline? {
        let bytes: [UInt8]
        do throws(FileSystemError) {
            if let untrustedName {
                bytes = try RootDirectory(path: root).file(untrustedName).read()
            } else {
                bytes = try FileSystem.readFile(at: path)
            }
        } catch {
            if error.saysNothingIsThere { return nil }
            throw error
        }
        do throws(Baseline.Failure) {
            return try Baseline(parsing: bytes)
        } catch {
            throw UsageError(message: "\(path):\(error.line): \(error.message)")
        }
    }

    func write(_ baseline: Baseline) throws(FileSystemError) {
        guard let untrustedName else { return try FileSystem.writeAtomically(baseline.render(), to: path) }
        try RootDirectory(path: root).file(untrustedName).writeAtomically(baseline.render())
    }
}
