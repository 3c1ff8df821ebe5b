import SourceText

/// The right to write below a root, with all that was interrupted before brought to its end.
package struct WriteSession {
    /// Opened once, so that all is written below the directory that was meant.
    package let directory: RootDirectory
    package let store: JournalStore
    /// True where something had been interrupted and was taken back now.
    package let hasRecovered: Bool
    private let lock: WriteLock

    package var root: String { directory.path }

    /// Takes the lock, then takes back what an earlier writer left half done.
    ///
    /// Throws where a file was changed since the interruption, after everything else was taken back; `allowsDirtyFiles`
    /// only names it.
    package static func begin(root: String, allowsDirtyFiles: Bool, _ errors: inout OutputWriter) throws(WriteError)
        -> WriteSession
    {
        let directory = try WriteError.wrapping { () throws(FileSystemError) in try RootDirectory(path: root) }
        let state = StateDirectory(root: directory)
        if state.exists, GitTracking.tracks(StateDirectory.name, below: root) {
            throw WriteError(
                "\(state.place.path) is tracked by git; reobserve does not trust a journal that came with the checkout"
            )
            .adding("nothing was written; run git rm -r --cached \(StateDirectory.name), then delete the folder")
        }
        let lock = try WriteLock(state)
        let store = JournalStore(directory: state)
        let hasRecovered = try recover(store, directory, allowsDirtyFiles, &errors)
        return WriteSession(directory: directory, store: store, hasRecovered: hasRecovered, lock: lock)
    }

    /// Takes a journal back whose files are all written. Throws where that can't be done, or where a file was changed
    /// in between.
    package func takeBack(_ journal: Journal) throws(WriteError) {
        let left: [String]
        do {
            left = try Rollback(journal, root: directory, store: store).run()
        } catch {
            throw error.adding(
                "the written files could not be restored; fix that and run \(UndoCommandLine.text(root: root))")
        }
        guard left.isEmpty else { throw WriteError(left).adding("the other files were restored") }
    }

    /// Undoes a finished journal, in a way that whoever finds it interrupted finishes it.
    /// - Returns: a line for each file that was left as it is.
    package func undo(_ journal: Journal) throws(WriteError) -> [String] {
        let signals = HeldSignals()
        defer { signals.release() }
        let begun: Journal
        do {
            begun = try store.move(journal, to: .undoing)
        } catch {
            throw WriteError(error).adding("nothing was undone")
        }
        do {
            return try Rollback(begun, root: directory, store: store).run()
        } catch {
            throw error.adding("the undo is incomplete; fix that and run \(UndoCommandLine.text(root: root))")
        }
    }

    /// What to tell a reader of files that an interrupted writer may have left half done; nil where there is nothing to
    /// tell.
    package static func interruptionWarning(root: String) -> String? {
        guard let root = try? RootDirectory(path: root) else { return nil }
        let directory = StateDirectory(root: root)
        let store = JournalStore(directory: directory)
        guard store.names().contains(where: \.state.isUnfinished), WriteLock.isFree(directory) else { return nil }
        return
            "reobserve: warning: an apply or undo was interrupted, so some files may be migrated and others not; run \(UndoCommandLine.text(root: root))\n"
    }

    private static func recover(
        _ store: JournalStore, _ root: RootDirectory, _ allowsDirtyFiles: Bool, _ errors: inout OutputWriter
    ) throws(WriteError) -> Bool {
        let unfinished = store.names().filter(\.state.isUnfinished)
        guard !unfinished.isEmpty else { return false }
        let signals = HeldSignals()
        defer { signals.release() }
        var left: [String] = []
        for name in unfinished.reversed() {
            do throws(WriteError) {
                let journal = try store.load(name)
                left += try Rollback(journal, root: root, store: store).run()
                let what =
                    name.state == .undoing
                    ? "finished an interrupted undo"
                    : "undid an interrupted apply"
                errors.write("reobserve: \(what) (\(fileCount(journal.entries.count)))\n")
            } catch {
                throw error.adding(
                    "an interrupted apply could not be undone; fix that and run \(UndoCommandLine.text(root: root))"
                )
            }
        }
        guard !left.isEmpty else { return true }
        guard allowsDirtyFiles else { throw WriteError(left).adding("check these files, then run again") }
        errors.write(WriteError(left).text)
        return true
    }
}

/// `1 file`, `2 files`
package func fileCount(_ count: Int) -> String { counted(count, "file", "files") }
