import Planning
import SourceText
import SystemAccess

/// The comments that keep classes as they are, as something to be written.
enum KeepRequest {
    /// - Parameters:
    ///   - verdicts: the types; their places hold in `bytes`.
    ///   - otherNames: further names of a file below the root (hard links), which are written as well, by its path.
    ///   - bytes: of a file, by its path.
    static func replacements(
        keeping verdicts: [Verdict], reason: String, otherNames: [[UInt8]: [String]],
        bytes: (String) throws(WriteError) -> [UInt8]
    ) throws(WriteError) -> [Replacement] {
        var files: [(path: String, bytes: [UInt8], edits: [TextEdit])] = []
        for verdict in verdicts {
            let known = files.firstIndex { $0.path.utf8.elementsEqual(verdict.path.utf8) }
            if known == nil { files.append((verdict.path, try bytes(verdict.path), [])) }
            let number = known ?? files.count - 1
            let source = SourceFile(path: verdict.path, bytes: files[number].bytes)
            guard let edit = KeepComment.edit(in: source, at: verdict.location, reason: reason) else {
                throw WriteError([
                    "\(verdict.path):\(verdict.location.line): error: the comment can't be added above \(verdict.name)"
                ])
            }
            files[number].edits.append(edit)
        }
        let kept = try files.map { (file) throws(WriteError) in
            guard let set = try? EditSet(file.edits) else {
                throw WriteError(["\(file.path): error: the comments overlap and can't be added"])
            }
            return Replacement(path: file.path, before: file.bytes, edits: set)
        }
        return kept.flatMap { file in
            ([file.path] + (otherNames[Array(file.path.utf8)] ?? [])).map {
                Replacement(path: $0, before: file.before, edits: file.edits)
            }
        }
    }
}

extension WriteSession {
    /// Writes all of it or nothing, so that `undo` takes it back.
    /// - Parameter isOwn: whether a file's bytes are the work of this program, so that they are no loss.
    func write(
        _ replacements: [Replacement], _ options: CommandLineOptions, isOwn: (Replacement) -> Bool = { _ in false }
    ) throws(WriteError) -> Journal {
        try RepositoryCheck.require(replacements, root: root, options)
        try TargetCheck.requireCommitted(
            replacements, root: root, allowsDirtyFiles: options.allowsDirtyFiles, isOwn: isOwn)
        try TargetCheck.requireUnchanged(replacements, root: root)
        let signals = HeldSignals()
        defer { signals.release() }
        let journal = try Transaction(replacements, root: directory, store: store)
            .write(endingAs: .done, isInterrupted: { signals.waiting != nil })
        store.removeOldest()
        return journal
    }
}
