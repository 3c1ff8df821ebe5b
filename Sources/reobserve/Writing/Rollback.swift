import SourceText

/// Gives the files of a journal their former bytes back.
///
/// 1. A file with the bytes from before stays as it is, one with the bytes from after gets those from before. Any other was changed by
///    somebody since: it is left as it is and named, and its former bytes stay in the journal.
/// 2. The former bytes of all files are on disk, next to them, before the first file is replaced.
/// 3. It may be ended at any place and run again: each step leads towards the state before and none leads back.
/// 4. The journal goes when all is done, and not before.
struct Rollback: Sendable {
    let root: String
    let store: JournalStore
    let journal: Journal

    private enum Finding: Sendable {
        case former
        case replaced(FileSystem.WriteTarget)
        case changed
        case failed(WriteError)
    }

    /// The paths of files that have neither the bytes from before nor those from after.
    func changedPaths() -> [String] {
        findings().enumerated().compactMap { number, finding in
            if case .changed = finding { journal.entries[number].path } else { nil }
        }
    }

    /// Throws where a file that is to get its former bytes can't be replaced.
    func checkReplaceable() throws(WriteError) {
        let failures = findings().flatMap { finding in
            if case .failed(let error) = finding { error.lines } else { [String]() }
        }
        guard failures.isEmpty else { throw WriteError(failures) }
    }

    /// Takes everything back.
    ///
    /// - Parameter replaced: how many entries, from the first on, may have been replaced; nil where that isn't known.
    /// - Returns: a line for each file that was left as it is, since it was changed in between.
    func run(replaced: Int? = nil) throws(WriteError) -> [String] {
        let backup: Backup
        do {
            backup = try Backup(path: journal.backupPath)
        } catch {
            throw WriteError(error)
        }
        let findings = findings(limit: replaced)
        for case .failed(let error) in findings { throw error }
        removeStaged()
        var changed = findings.indices.filter { if case .changed = findings[$0] { true } else { false } }
        try stage(findings, backup)
        changed += try replaceAll(findings)
        return try close(changed.sorted())
    }

    private func findings(limit: Int? = nil) -> [Finding] {
        let limit = limit ?? journal.entries.count
        return forEachFile(journal.entries.count) { number in number < limit ? finding(journal.entries[number]) : .former }
    }

    private func finding(_ entry: JournalEntry) -> Finding {
        guard TargetPath.problem(entry.path) == nil, let bytes = try? FileSystem.readFile(at: PathName.join(root, entry.path)) else { return .changed }
        let digest = SHA256.hexadecimal(bytes)
        if digest == entry.before { return .former }
        guard digest == entry.after else { return .changed }
        do throws(WriteError) {
            return .replaced(try TargetPath.replaceableFile(entry.path, below: root))
        } catch {
            return .failed(error)
        }
    }

    /// Removes the temporary files of the transaction and of an earlier rollback. That one stays hinders nothing.
    private func removeStaged() {
        for (number, entry) in journal.entries.enumerated() {
            let path = PathName.join(root, entry.path)
            guard let target = (try? FileSystem.realPath(of: path)) ?? (try? FileSystem.realPath(of: PathName.parent(of: path)) + "/x") else { continue }
            let directory = PathName.parent(of: target)
            guard PathName.relative(directory, to: root) != nil else { continue }
            for name in [journal.stagedName(number), journal.restoredName(number)] { try? DurableFiles.remove(PathName.join(directory, name)) }
        }
    }

    private func stage(_ findings: [Finding], _ backup: Backup) throws(WriteError) {
        let failures = forEachFile(findings.count) { number -> WriteError? in
            guard case .replaced(let target) = findings[number], twin(of: number, findings) == nil else { return nil }
            let entry = journal.entries[number]
            do throws(WriteError) {
                let bytes = try journal.formerBytes(of: entry, in: backup)
                do throws(FileSystemError) {
                    try DurableFiles.write(bytes, to: restoredPath(number, target), like: target.status)
                } catch {
                    throw WriteError(path: entry.path, error)
                }
                return nil
            } catch {
                return error
            }
        }
        if let failure = failures.compactMap({ $0 }).first { throw failure }
        for number in findings.indices {
            guard case .replaced(let target) = findings[number], let twin = twin(of: number, findings), case .replaced(let other) = findings[twin]
            else { continue }
            do {
                try DurableFiles.link(restoredPath(twin, other), as: restoredPath(number, target))
            } catch {
                throw WriteError(path: journal.entries[number].path, error)
            }
        }
    }

    /// The entry whose file this one is to share; nil where that one is not replaced now.
    private func twin(of number: Int, _ findings: [Finding]) -> Int? {
        guard let twin = journal.entries[number].twin, case .replaced = findings[twin] else { return nil }
        return twin
    }

    private func restoredPath(_ number: Int, _ target: FileSystem.WriteTarget) -> String {
        PathName.join(target.directory, journal.restoredName(number))
    }

    /// - Returns: the entries that were changed while this ran.
    private func replaceAll(_ findings: [Finding]) throws(WriteError) -> [Int] {
        var changed: [Int] = []
        var directories: Set<String> = []
        for number in findings.indices {
            guard case .replaced(let target) = findings[number] else { continue }
            do throws(FileSystemError) {
                let wasReplaced = try DurableFiles.replace(target.path, by: restoredPath(number, target)) {
                    (try? FileSystem.readFile(at: target.path)).map(SHA256.hexadecimal) == journal.entries[number].after
                }
                guard wasReplaced else {
                    changed.append(number)
                    try DurableFiles.remove(restoredPath(number, target))
                    continue
                }
            } catch {
                throw WriteError(path: journal.entries[number].path, error)
            }
            directories.insert(target.directory)
        }
        for directory in directories { FileSystem.synchronizeDirectory(directory) }
        return changed
    }

    /// The journal is of no use any more, unless it has the former bytes of a file that was left.
    private func close(_ changed: [Int]) throws(WriteError) -> [String] {
        do throws(FileSystemError) {
            guard !changed.isEmpty else {
                try store.discard(journal.directory)
                return []
            }
            let backup = try Backup(path: journal.backupPath)
            for number in changed {
                let entry = journal.entries[number]
                try DurableFiles.write(try backup.bytes(entry.start, count: entry.length), to: PathName.join(journal.directory, copyName(number)))
            }
            let kept = try store.move(journal, to: .left)
            return changed.map { number in
                let copy = PathName.join(kept.directory, copyName(number))
                return "\(journal.entries[number].path): error: was changed in between and is left as it is; its former bytes are in \(copy)"
            }
        } catch {
            throw WriteError(error)
        }
    }

    private func copyName(_ number: Int) -> String { "former-\(number).swift" }
}
