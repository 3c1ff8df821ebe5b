import SourceText

/// Replaces files: all of them or none.
///
/// 1. The former bytes are on disk, as a journal, before anything else changes.
/// 2. The new bytes are on disk, each file's next to it, before the first file is replaced: a full disk shows here,
///    where nothing has happened yet.
/// 3. Right before the first file is replaced, all are read again; where one has changed, none is replaced. Each is
///    read once more right before its own turn.
/// 4. Each file is replaced by one rename, so that it is seen as it was or as it will be.
/// 5. Whatever fails in between, the files that were replaced get their former bytes back.
///
/// A link stays, and the file behind it is replaced. Permissions stay. Names of one file (hard links) that are replaced
/// together stay names of one file; a name that isn't among them keeps the former bytes.
package struct Transaction: Sendable {
    package let root: RootDirectory
    package let store: JournalStore
    package let replacements: [Replacement]
    private let targets: [ReplaceableFile]
    /// For each replacement the number of an earlier one that is another name of the same file.
    private let twins: [Int?]

    /// Throws with all files that can't be replaced, so that no type is left in two minds because of the last one.
    package init(_ replacements: [Replacement], root: RootDirectory, store: JournalStore) throws(WriteError) {
        self.root = root
        self.store = store
        self.replacements = replacements
        let found = forEachFile(replacements.count) { number in
            Result { () throws(WriteError) in try TargetPath.replaceableFile(replacements[number].path, below: root) }
        }
        var targets: [ReplaceableFile] = []
        var failures: [String] = []
        for result in found {
            switch result {
            case .success(let target): targets.append(target)
            case .failure(let error): failures += error.lines
            }
        }
        guard failures.isEmpty else { throw WriteError(failures).adding("nothing was written") }
        self.targets = targets
        twins = try Transaction.twins(targets, replacements)
    }

    private static func twins(_ targets: [ReplaceableFile], _ replacements: [Replacement]) throws(WriteError) -> [Int?]
    {
        var numbers: [FileIdentity: Int] = [:]
        // By bytes: two ways to write “é” are two files, though equal as strings.
        var paths: Set<[UInt8]> = []
        var twins: [Int?] = []
        for (number, target) in targets.enumerated() {
            let replacement = replacements[number]
            let earlier = numbers[target.status.identity]
            let isSame = earlier.map {
                replacements[$0].before == replacement.before && replacements[$0].edits.edits == replacement.edits.edits
            }
            guard paths.insert(Array(target.file.relativePath.utf8)).inserted, isSame != false else {
                let other = earlier.map { replacements[$0].path } ?? target.file.path
                throw WriteError([
                    "\(replacement.path): error: is the same file as \(other)", "reobserve: nothing was written",
                ])
            }
            if earlier == nil { numbers[target.status.identity] = number }
            twins.append(earlier)
        }
        return twins
    }

    /// Does it all, and gives back the journal by which it can be undone.
    ///
    /// - Parameters:
    ///   - state: `done`, or `verifying` where the caller may still take it back.
    ///   - isInterrupted: asked before the first file is replaced; true takes everything back.
    package func write(endingAs state: JournalState, isInterrupted: () -> Bool) throws(WriteError) -> Journal {
        let journal: Journal
        do {
            journal = try store.create(entries(), formerBytes: replacements.lazy.map(\.before))
        } catch {
            try? store.removeLeftovers()
            throw WriteError(error).adding("nothing was written")
        }
        var replaced = 0
        do throws(WriteError) {
            try stage(journal)
            guard !isInterrupted() else { throw WriteError("interrupted") }
            try checkUnchanged()
            try replaceAll(journal, &replaced)
            return try WriteError.wrapping { () throws(FileSystemError) in try store.move(journal, to: state) }
        } catch {
            throw takeBack(journal, replaced, after: error)
        }
    }

    private func entries() -> [JournalEntry] {
        let digests = forEachFile(replacements.count) { number in
            (
                before: SHA256.hexadecimal(replacements[number].before),
                after: SHA256.hexadecimal(replacements[number].after)
            )
        }
        var start = 0
        return replacements.indices.map { number in
            let length = replacements[number].before.count
            defer { start += length }
            return JournalEntry(
                path: replacements[number].path, before: digests[number].before, after: digests[number].after,
                start: start, length: length,
                twin: twins[number])
        }
    }

    private func staged(_ journal: Journal, _ number: Int) -> RootedFile {
        targets[number].file.sibling(journal.stagedName(number))
    }

    private func stage(_ journal: Journal) throws(WriteError) {
        let failures = forEachFile(replacements.count) { number -> WriteError? in
            guard twins[number] == nil else { return nil }
            do throws(FileSystemError) {
                try DurableFiles.write(
                    replacements[number].after, to: staged(journal, number), like: targets[number].status)
                return nil
            } catch {
                return WriteError(path: replacements[number].path, error)
            }
        }
        if let failure = failures.compactMap({ $0 }).first { throw failure }
        for (number, twin) in twins.enumerated() {
            guard let twin else { continue }
            try WriteError.wrapping(path: replacements[number].path) { () throws(FileSystemError) in
                try DurableFiles.link(staged(journal, twin), as: staged(journal, number))
            }
        }
    }

    private func checkUnchanged() throws(WriteError) {
        let changed = forEachFile(replacements.count) { isUnchanged($0) }.enumerated().filter { !$0.element }
        guard changed.isEmpty else { throw WriteError(changed.map { changedLine($0.offset) }) }
    }

    private func isUnchanged(_ number: Int) -> Bool {
        (try? targets[number].file.read()) == replacements[number].before
    }

    private func changedLine(_ number: Int) -> String {
        "\(replacements[number].path): error: changed since it was read"
    }

    private func replaceAll(_ journal: Journal, _ replaced: inout Int) throws(WriteError) {
        for number in replacements.indices {
            let (file, former) = (targets[number].file, replacements[number].before)
            let wasReplaced = try WriteError.wrapping(path: replacements[number].path) { () throws(FileSystemError) in
                try DurableFiles.replace(file, by: journal.stagedName(number)) { $0 == former }
            }
            guard wasReplaced else { throw WriteError([changedLine(number)]) }
            replaced = number + 1
        }
        forEachDirectory(targets.map(\.file)) { $0.synchronizeDirectory() }
    }

    /// The error with how things stand after everything has been taken back, or after that failed as well.
    private func takeBack(_ journal: Journal, _ replaced: Int, after error: WriteError) -> WriteError {
        do throws(WriteError) {
            let changed = try Rollback(journal, root: root, store: store).run(replaced: replaced)
            guard changed.isEmpty else { return WriteError(error.lines + changed) }
            return error.adding(
                replaced == 0
                    ? "nothing was written" : "the \(replaced) files written before this were restored")
        } catch let second {
            return WriteError(error.lines + second.lines).adding(
                "the files written before this could not be restored; fix that and run \(UndoCommandLine.text(root: root))"
            )
        }
    }
}
