import Reporting
import SourceText
import Syntax
import SystemAccess

/// `apply --plan`: a plan file becomes replacements, or is refused as a whole. No source is analysed.
///
/// Invariant: a file is written only where it has the bytes that the plan was made for, and only with the bytes that
/// the plan was made to give. Whoever wrote the plan can't reach other files than Swift files below the root that a
/// migration may change.
enum PlanReading {
    static func read(_ path: String, _ session: WriteSession) throws(WriteError) -> WriteRequest {
        let file: PlanFile
        do {
            file = try PlanFile.decoded(try FileSystem.readFile(at: path))
        } catch let error as PlanFileError {
            throw refusal(["\(error.path ?? path): error: \(error.message)"], path)
        } catch {
            throw WriteError("\(error)").adding("nothing was written")
        }
        return try request(file, path, session)
    }

    private static func request(_ plan: PlanFile, _ path: String, _ session: WriteSession) throws(WriteError)
        -> WriteRequest
    {
        var replacements: [Replacement] = []
        var failures: [String] = []
        for file in plan.files {
            do throws(WriteError) {
                if let replacement = try replacement(file, session.directory) { replacements.append(replacement) }
            } catch {
                failures += error.lines
            }
        }
        guard failures.isEmpty else { throw refusal(failures, path) }
        return WriteRequest(replacements: replacements, typeCount: plan.types.count, basis: plan.basis ?? [])
    }

    /// Nil where the file has its new bytes already by the plan's own words, which change nothing.
    private static func replacement(_ file: PlanFile.File, _ root: RootDirectory) throws(WriteError) -> Replacement? {
        func failure(_ sentence: String) -> WriteError { WriteError(["\(file.path): error: \(sentence)"]) }
        if let problem = TargetPath.problem(file.path) { throw failure(problem) }
        if let problem = TargetPath.sourceProblem(file.path) { throw failure(problem) }
        let target = try TargetPath.replaceableFile(file.path, below: root)
        guard TargetPath.isEditableSource(target.file.relativePath) else {
            throw failure("is a link to a file that reobserve must not change")
        }
        let bytes = try WriteError.wrapping(path: file.path) { () throws(FileSystemError) in try target.file.read() }
        guard SHA256.hexadecimal(bytes) == file.before else {
            throw failure("has changed since the plan was made")
        }
        guard !SourceClassification.isGenerated(bytes) else { throw failure("is generated") }
        let edits: EditSet
        do {
            edits = try file.editSet()
        } catch {
            throw failure(error.message)
        }
        if let beyond = edits.edits.first(where: { $0.range.end > bytes.count }) {
            throw failure("the edit at \(beyond.range) is beyond its end")
        }
        let replacement = Replacement(path: file.path, before: bytes, edits: edits)
        guard SHA256.hexadecimal(replacement.after) == file.after else {
            throw failure("the edits do not result in the digest of the plan")
        }
        guard parses(replacement.after, path: file.path) else {
            throw failure("the result of the plan does not parse")
        }
        return file.before == file.after ? nil : replacement
    }

    private static func parses(_ bytes: [UInt8], path: String) -> Bool {
        var names = NameTable()
        return SyntaxTree.parse(SourceFile(path: path, bytes: bytes), names: &names).problems.isEmpty
    }

    private static func refusal(_ lines: [String], _ path: String) -> WriteError {
        WriteError(lines).adding("the plan \(path) can't be applied; nothing was written")
    }
}

/// `diff --plan-out`
enum PlanWriting {
    static func write(_ run: ProjectRun, to path: String) throws(WriteError) {
        guard run.isComplete else { throw WriteError("no plan was written, because some files could not be read") }
        let bytes: [UInt8]
        do {
            bytes = try PlanFile(
                run.plan, tool: "reobserve \(Program.version)", otherNames: { run.otherNames[Array($0.utf8)] ?? [] }
            ).encoded()
        } catch {
            throw WriteError(error.message)
        }
        try WriteError.wrapping { () throws(FileSystemError) in try OutputFile.write(bytes, to: path, root: run.root) }
    }
}
