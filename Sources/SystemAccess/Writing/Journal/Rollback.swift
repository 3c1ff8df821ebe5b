import SourceText

/// Gives the files of a journal their former bytes back.
///
/// 1. A file with the bytes from before stays as it is, one with the bytes from after gets those from before. Any other
///    was changed by somebody since: it is left as it is and named, and its former bytes stay in the journal.
/// 2. The former bytes of all files are on disk, next to them, before the first file is replaced. Where they don't fit,
///    one file is taken back after the other: each gives the room for the next.
/// 3. It may be ended at any place and run again: each step leads towards the state before and none leads back.
/// 4. The journal goes when all is done, and not before.
package struct Rollback: Sendable {
    private enum Finding: Sendable {
        case former
        case replaced(ReplaceableFile)
        /// By somebody else.
        case changed
        /// Removed by somebody else, or with its folder.
        case missing
        /// The journal doesn't have the former bytes any more.
        case damaged
        case failed(WriteError)

        var isMissing: Bool { if case .missing = self { true } else { false } }
        var isChanged: Bool { if case .changed = self { true } else { isMissing } }
    }

    private let root: RootDirectory
    private let store: JournalStore
    private let journal: Journal
    /// Nil where it can't be opened.
    private let backup: Backup?

    package init(_ journal: Journal, root: RootDirectory, store: JournalStore) {
        self.root = root
        self.store = store
        self.journal = journal
        backup = try? Backup(journal.backup)
    }

    /// A line for each file that would be left as it is.
    package func obstacles() -> [String] {
        findings().enumerated().compactMap { number, finding in
            switch finding {
            case .changed, .missing: "\(journal.entries[number].path): error: changed since it was written"
            case .damaged:
                "\(journal.entries[number].path): error: its former bytes in \(journal.backup.path) are damaged"
            case .former, .replaced, .failed: nil
            }
        }
    }

    /// Throws where a file that is to get its former bytes can't be replaced.
    package func checkReplaceable() throws(WriteError) {
        let failures = findings().flatMap { finding in
            if case .failed(let error) = finding { error.lines } else { [String]() }
        }
        guard failures.isEmpty else { throw WriteError(failures) }
    }

    /// Takes everything back.
    ///
    /// - Parameter replaced: how many entries, from the first on, may have been replaced, where the writer itself takes
    ///   them back: a file that is out of reach by now, as its folder was exchanged, then keeps the journal for `undo`.
    ///   Nil where that isn't known.
    /// - Returns: a line for each file that was left as it is.
    package func run(replaced: Int? = nil) throws(WriteError) -> [String] {
        let findings = findings(limit: replaced)
        for case .failed(let error) in findings { throw error }
        let unreachable = removeStaged()
        // What was removed with its folder has no temporary files; what was in reach a moment ago may have.
        let hasStaged = unreachable.keys.sorted().first { replaced != nil || !findings[$0].isMissing }
        if let error = hasStaged.flatMap({ unreachable[$0] }) { throw error }
        let numbers = findings.indices.filter { if case .replaced = findings[$0] { true } else { false } }
        var changed = findings.indices.filter { findings[$0].isChanged }
        let damaged = findings.indices.filter { if case .damaged = findings[$0] { true } else { false } }
        do throws(WriteError) {
            try stage(numbers, findings)
            changed += try replace(numbers, findings)
        } catch {
            _ = removeStaged()
            // Those that were replaced already are found to be what they were.
            for first in numbers where twin(of: first, findings) == nil {
                let names = [first] + numbers.filter { twin(of: $0, findings) == first }
                try stage(names, findings)
                changed += try replace(names, findings)
            }
        }
        return try close(changed: Set(changed).sorted(), damaged: damaged)
    }

    // MARK: What is there

    private func findings(limit: Int? = nil) -> [Finding] {
        let findings = look(limit: limit)
        guard findings.contains(where: \.isMissing) else { return findings }
        // A folder that is exchanged for another one is missing for a moment only.
        usleep(Rollback.momentInMicroseconds)
        return look(limit: limit)
    }

    private static let momentInMicroseconds: UInt32 = 50_000

    private func look(limit: Int?) -> [Finding] {
        let isOwn = limit != nil
        let limit = limit ?? journal.entries.count
        return forEachFile(journal.entries.count) { number in
            number < limit ? finding(journal.entries[number], isMissingFailure: isOwn) : .former
        }
    }

    /// - Parameter isMissingFailure: false where a file that is gone was removed by somebody since, which is a change
    ///   like any other.
    private func finding(_ entry: JournalEntry, isMissingFailure: Bool) -> Finding {
        let file: RootedFile
        do throws(WriteError) {
            file = try TargetPath.existingFile(entry.path, below: root)
        } catch {
            let isMissing =
                (try? FileSystem.status(of: PathName.join(root.path, entry.path), followingLinks: false)) == nil
            return isMissing && !isMissingFailure ? .missing : .failed(error)
        }
        let directory: DirectoryHandle
        do {
            directory = try file.directory()
        } catch {
            return .failed(WriteError(path: entry.path, error))
        }
        guard let digest = (try? directory.read(file.name, path: file.path)).map(SHA256.hexadecimal) else {
            return .changed
        }
        if digest == entry.before { return .former }
        guard digest == entry.after else { return .changed }
        guard formerBytes(entry) != nil else { return .damaged }
        do throws(WriteError) {
            return .replaced(try TargetPath.replaceableFile(entry.path, below: root))
        } catch {
            return .failed(error)
        }
    }

    /// Nil where they aren't what they were.
    private func formerBytes(_ entry: JournalEntry) -> [UInt8]? {
        guard let bytes = try? backup?.bytes(entry.start, count: entry.length),
            SHA256.hexadecimal(bytes) == entry.before
        else { return nil }
        return bytes
    }

    /// The entry whose file this one is to share; nil where that one is not taken back.
    private func twin(of number: Int, _ findings: [Finding]) -> Int? {
        guard let twin = journal.entries[number].twin, case .replaced = findings[twin] else { return nil }
        return twin
    }

    // MARK: Steps

    /// Removes the temporary files of the transaction and of an earlier rollback. That one can't be removed hinders
    /// nothing.
    ///
    /// Both of an entry go by one handle, so that none is passed over because the folder was exchanged in between.
    /// - Returns: an error for each entry whose directory is out of reach, by its number.
    private func removeStaged() -> [Int: WriteError] {
        var unreachable: [Int: WriteError] = [:]
        for (number, entry) in journal.entries.enumerated() {
            do throws(WriteError) {
                let place = try place(of: entry)
                let directory = try WriteError.wrapping { () throws(FileSystemError) in try place.directory() }
                for name in [journal.stagedName(number), journal.restoredName(number)] {
                    try? DurableFiles.remove(name, in: directory, path: place.sibling(name).path)
                }
            } catch {
                unreachable[number] = error
            }
        }
        return unreachable
    }

    /// A file, or where it is gone its name in a directory that is there.
    private func place(of entry: JournalEntry) throws(WriteError) -> RootedFile {
        do throws(WriteError) {
            return try TargetPath.existingFile(entry.path, below: root)
        } catch let error {
            let parent = PathName.parent(of: entry.path)
            guard (try? FileSystem.status(of: PathName.join(root.path, entry.path), followingLinks: false)) == nil,
                let real = try? FileSystem.realPath(of: parent == "." ? root.path : PathName.join(root.path, parent)),
                let relative = PathName.relative(real, to: root.path),
                let file = try? root.file(PathName.join(relative, "x")).pinned()
            else { throw error }
            return file
        }
    }

    private func restored(_ number: Int, _ target: ReplaceableFile) -> RootedFile {
        target.file.sibling(journal.restoredName(number))
    }

    private func stage(_ numbers: [Int], _ findings: [Finding]) throws(WriteError) {
        let failures = forEachFile(numbers.count) { index -> WriteError? in
            let number = numbers[index]
            guard case .replaced(let target) = findings[number], twin(of: number, findings) == nil else { return nil }
            let entry = journal.entries[number]
            guard let bytes = formerBytes(entry) else {
                return WriteError(["\(entry.path): error: its former bytes can't be read"])
            }
            do throws(FileSystemError) {
                try DurableFiles.write(bytes, to: restored(number, target), like: target.status)
                return nil
            } catch {
                return WriteError(path: entry.path, error)
            }
        }
        if let failure = failures.compactMap({ $0 }).first { throw failure }
        for number in numbers {
            guard case .replaced(let target) = findings[number], let twin = twin(of: number, findings),
                case .replaced(let other) = findings[twin]
            else { continue }
            try WriteError.wrapping(path: journal.entries[number].path) { () throws(FileSystemError) in
                try DurableFiles.link(restored(twin, other), as: restored(number, target))
            }
        }
    }

    /// - Returns: the entries that were changed while this ran.
    private func replace(_ numbers: [Int], _ findings: [Finding]) throws(WriteError) -> [Int] {
        var changed: [Int] = []
        var files: [RootedFile] = []
        for number in numbers {
            guard case .replaced(let target) = findings[number] else { continue }
            try WriteError.wrapping(path: journal.entries[number].path) { () throws(FileSystemError) in
                var found: String?
                let wasReplaced = try DurableFiles.replace(target.file, by: journal.restoredName(number)) { bytes in
                    found = bytes.map(SHA256.hexadecimal)
                    return found == journal.entries[number].after
                }
                if wasReplaced { return }
                try DurableFiles.remove(restored(number, target))
                if found != journal.entries[number].before { changed.append(number) }
            }
            files.append(target.file)
        }
        forEachDirectory(files) { $0.synchronizeDirectory() }
        return changed
    }

    /// The journal is of no use any more, unless it has the former bytes of a file that was left.
    private func close(changed: [Int], damaged: [Int]) throws(WriteError) -> [String] {
        do throws(FileSystemError) {
            guard !changed.isEmpty || !damaged.isEmpty else {
                try store.discard(journal.directory)
                return []
            }
            for number in changed {
                guard let bytes = formerBytes(journal.entries[number]) else { continue }
                try DurableFiles.write(bytes, to: journal.directory.child(copyName(number)))
            }
            let kept = try store.move(journal, to: .left)
            let lines = changed.map { number in
                let copy = kept.directory.child(copyName(number)).path
                return
                    "\(journal.entries[number].path): error: changed in the meantime and was left unchanged; its former bytes are in \(copy)"
            }
            return lines
                + damaged.map {
                    "\(journal.entries[$0].path): error: its former bytes in \(kept.backup.path) are damaged; it was left unchanged"
                }
        } catch {
            throw WriteError(error)
        }
    }

    private func copyName(_ number: Int) -> String { "former-\(number).swift" }
}
