import Reporting

/// `reobserve baseline write|update|prune`
enum BaselineCommand {
    static func run(_ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter) -> Int32 {
        do {
            let run = try ProjectRun.make(options, editsEverywhere: true)
            for problem in run.problemLines { errors.write("reobserve: \(problem)\n") }
            // A type in a file that wasn't read would be missing.
            guard run.isComplete else {
                errors.write("reobserve: the baseline was not written\n")
                return ExitCode.failure
            }
            let path = BaselineFile.path(options, root: run.root)
            let old = try BaselineFile.load(at: path)
            let report = Report(run)
            let new: Baseline
            switch (options.baselineAction, old) {
            case (.prune, .some(let old)): new = old.pruned(by: report)
            case (.prune, .none), (.update, .none): throw UsageError(message: "\(path): there is no baseline yet; “reobserve baseline write” makes one")
            case (.write, .some): throw UsageError(message: "\(path): there is a baseline; “reobserve baseline update” takes what is new into it")
            case (_, .some(let old)): new = old.updated(by: report)
            case (_, .none): new = Baseline(of: report)
            }
            if new != old { try FileSystem.writeAtomically(new.render(), to: path) }
            if options.verbosity != .quiet { errors.write(summary(old, new, path) + "\n") }
            return ExitCode.success
        } catch {
            errors.write("reobserve: \(error)\n")
            return ExitCode.failure
        }
    }

    private static func summary(_ old: Baseline?, _ new: Baseline, _ path: String) -> String {
        let common = old.map { new.intersection($0).typeCount } ?? 0
        let guidance = new.guidanceCount
        let types = "\(new.typeCount - guidance) \(new.typeCount - guidance == 1 ? "type" : "types")"
            + (guidance == 0 ? "" : " and \(guidance) \(guidance == 1 ? "finding" : "findings") of guidance")
        return "\(path): \(types), \(new.typeCount - common) added, \((old?.typeCount ?? 0) - common) removed"
    }
}

/// The file that holds the baseline.
enum BaselineFile {
    static func path(_ options: CommandLineOptions, root: String) -> String {
        PathName.join(root, options.baseline ?? CommandLineOptions.defaultBaseline)
    }

    /// The baseline of a run; nil where none was named and there is none.
    /// - Throws: a `FileSystemError`, or a `UsageError` with the line that makes no sense.
    static func load(_ options: CommandLineOptions, root: String) throws -> Baseline? {
        let path = path(options, root: root)
        let baseline = try load(at: path)
        if baseline == nil, options.baseline != nil { throw UsageError(message: "\(path): there is no such baseline; “reobserve baseline write” makes one") }
        return baseline
    }

    /// Nil where there is no such file.
    static func load(at path: String) throws -> Baseline? {
        let bytes: [UInt8]
        do throws(FileSystemError) {
            bytes = try FileSystem.readFile(at: path)
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
}
