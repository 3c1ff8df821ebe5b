import Reporting
import SourceText
import SystemAccess

/// What `apply` says when it is done.
struct ApplyReport {
    let request: WriteRequest
    let root: String
    let options: CommandLineOptions
    /// How many files of a guilty unit are named.
    private static let namedFiles = 5

    /// - Returns: the exit code.
    func tell(_ outcome: Verification.Outcome, _ output: inout OutputWriter, _ errors: inout OutputWriter)
        throws(WriteError) -> Int32
    {
        switch outcome {
        case .accepted:
            try write(request, &output)
            summarize(request, &errors)
            return ExitCode.success
        case .interrupted:
            errors.write("reobserve: interrupted; nothing was written\n")
            return ExitCode.failure
        case .failsWithoutChange(let code):
            errors.writeLine(
                "reobserve: \(command) also fails without the changes (exit code \(code)); nothing was written")
            return ExitCode.failure
        case .partly(let kept, let guilty):
            for unit in guilty { errors.write(describe(unit)) }
            guard let kept else {
                let what =
                    request.plan?.migrates == false
                    ? "the fixes and succeeds without them" : "the migration and succeeds without it"
                errors.writeLine("reobserve: \(command) fails with \(what); nothing was written")
                return ExitCode.failure
            }
            try write(kept, &output)
            let left = guilty.flatMap(\.unit.verdicts).count
            let rules = guilty.compactMap(\.unit.guidanceRule)
            let types = left == 0 ? [] : ["\(left) \(left == 1 ? "type" : "types")"]
            let what = (types + rules.map { "the fixes of \($0)" }).joined(separator: " and ")
            let verb = left == 1 && rules.isEmpty ? "was" : "were"
            errors.writeLine(
                "reobserve: \(what) \(verb) reverted; \(command) succeeds with the files that were written")
            summarize(kept, &errors)
            return ExitCode.failure
        }
    }

    private var command: String { options.verifyCommand ?? "the command" }

    /// What `--output` and `--list` ask for. Files that can't be written take nothing back: the migration stands.
    private func write(_ request: WriteRequest, _ output: inout OutputWriter) throws(WriteError) {
        do throws(FileSystemError) {
            if let plan = request.plan {
                try ReportOutput.write(Report(plan, root: root), options, standard: nil, to: &output)
            } else if options.listsPathsOnly {
                output.write(options.list(request.paths))
            }
        } catch {
            throw WriteError(["reobserve: \(error)", "reobserve: the files were migrated anyway"])
        }
    }

    private func summarize(_ request: WriteRequest, _ errors: inout OutputWriter) {
        guard options.verbosity != .quiet else { return }
        if let plan = request.plan {
            let mode = TextSummary.Mode.applied(files: request.paths.count)
            errors.write(
                TextSummary(mode: mode, isVerbose: options.verbosity == .verbose, next: options.nextCommand).render(
                    plan))
        } else {
            let types = "\(request.typeCount) \(request.typeCount == 1 ? "type" : "types")"
            let what = request.typeCount == 0 ? "Fixes applied" : "\(types) migrated"
            if request.replacements.isEmpty {
                return errors.write("All changes of the plan are already made; nothing was written.\n")
            }
            errors.write(
                "\(what) in \(fileCount(request.paths.count)), according to the plan.\n"
                    + ResultBasis.text(request.basis)
                    + "Build and test, then commit.\n")
        }
    }

    /// The unit's types with their places, the files that they would change, and what the command said at its end.
    private func describe(_ guilty: Verification.Guilty) -> String {
        var text = ""
        for verdict in guilty.unit.verdicts {
            text +=
                ("\(verdict.path):\(verdict.location.line):\(verdict.location.column): error: "
                + "with \(verdict.name) migrated, \(command) fails (exit code \(guilty.code))").singleLine + "\n"
        }
        if let rule = guilty.unit.guidanceRule {
            text +=
                "reobserve: with the fixes of \(rule), \(command) fails (exit code \(guilty.code))".singleLine + "\n"
        }
        var paths: [String] = []
        for edit in guilty.unit.edits where !paths.contains(edit.path) { paths.append(edit.path) }
        let more = paths.count - ApplyReport.namedFiles
        text +=
            "  it would change " + paths.prefix(ApplyReport.namedFiles).joined(separator: ", ").singleLine
            + (more > 0 ? " and \(more) more" : "") + "\n"
        return text + guilty.tail.map { "    \($0)\n" }.joined()
    }
}
