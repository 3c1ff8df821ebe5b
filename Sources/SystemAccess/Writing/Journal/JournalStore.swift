import SourceText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The journals below one root, oldest first. Only the holder of the lock may change anything here.
package struct JournalStore: Sendable {
    package let directory: StateDirectory
    /// How many finished journals are kept, which is how often `undo` can go back.
    static let keptCount = 10
    /// What is being made or removed; worth nothing to who finds it.
    private static let newName = "new"
    private static let removedName = "removed"

    /// A journal by its name only.
    package struct Name: Sendable {
        package let number: Int
        package let state: JournalState
        package let directory: RootedFile
    }

    /// By number. What has no journal's name is passed over.
    package func names() -> [Name] {
        guard let names = try? directory.journals.names() else { return [] }
        let journals = names.compactMap { name -> Name? in
            let parts = name.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, let number = Int(parts[0]), number > 0,
                let state = JournalState(rawValue: String(parts[1]))
            else { return nil }
            return Name(number: number, state: state, directory: directory.journals.child(name))
        }
        return journals.sorted(on: { SortKey($0.number) })
    }

    /// Throws where the manifest is not one that this program wrote, and where it names what no migration writes.
    package func load(_ name: Name) throws(WriteError) -> Journal {
        let file = name.directory.child(Journal.manifestName)
        let path = file.path
        let manifest: JournalManifest
        do {
            manifest = try JSONDecoder().decode(JournalManifest.self, from: Data(try file.read()))
        } catch let error as FileSystemError {
            throw WriteError(error)
        } catch {
            throw WriteError("\(path): is damaged; the former bytes may still be in \(Journal.backupName) next to it")
        }
        guard manifest.version == JournalManifest.currentVersion else {
            throw WriteError("\(path): was written by a different version of reobserve")
        }
        let journal = Journal(
            number: name.number, state: name.state, directory: name.directory, entries: manifest.entries)
        for (number, entry) in journal.entries.enumerated() {
            if let problem = TargetPath.problem(entry.path) ?? TargetPath.sourceProblem(entry.path) {
                throw WriteError(
                    "\(path): \(entry.path): \(problem); reobserve did not write this journal; remove \(StateDirectory.name)"
                )
            }
            if let twin = entry.twin, !(0..<number).contains(twin) { throw WriteError("\(path): is damaged") }
        }
        return journal
    }

    /// Writes a journal in the state `writing`. It exists from its last step on, or not at all.
    package func create(_ entries: [JournalEntry], formerBytes: some Sequence<[UInt8]>) throws(FileSystemError)
        -> Journal
    {
        try directory.createJournalDirectory()
        try removeLeftovers()
        let number = (names().last?.number ?? 0) + 1
        let new = directory.journals.child(JournalStore.newName)
        try DurableFiles.makeDirectory(new)
        try DurableFiles.write(formerBytes, to: new.child(Journal.backupName))
        let manifest = JournalManifest(version: JournalManifest.currentVersion, entries: entries)
        let manifestFile = new.child(Journal.manifestName)
        try DurableFiles.write(try encoded(manifest, manifestFile.path), to: manifestFile)
        new.synchronize()
        let place = place(number, .writing)
        try DurableFiles.move(new, to: place)
        directory.journals.synchronize()
        return Journal(number: number, state: .writing, directory: place, entries: entries)
    }

    /// Changes the state in one step.
    package func move(_ journal: Journal, to state: JournalState) throws(FileSystemError) -> Journal {
        if journal.state == state { return journal }
        let place = place(journal.number, state)
        try DurableFiles.move(journal.directory, to: place)
        directory.journals.synchronize()
        return journal.with(state, in: place)
    }

    /// Removes a journal that is of no use any more: it is none from the first step on.
    package func discard(_ journal: RootedFile) throws(FileSystemError) {
        try removeLeftovers()
        let removed = directory.journals.child(JournalStore.removedName)
        try DurableFiles.move(journal, to: removed)
        directory.journals.synchronize()
        try DurableFiles.removeDirectory(removed)
    }

    /// Removes the oldest finished journals. That none can be removed hinders nothing.
    package func removeOldest() {
        let finished = names().filter { !$0.state.isUnfinished }
        for old in finished.dropLast(JournalStore.keptCount) { try? discard(old.directory) }
    }

    /// Removes what a writer that was ended left half made or half removed.
    func removeLeftovers() throws(FileSystemError) {
        for name in [JournalStore.newName, JournalStore.removedName] {
            try DurableFiles.removeDirectory(directory.journals.child(name))
        }
    }

    private func place(_ number: Int, _ state: JournalState) -> RootedFile {
        directory.journals.child(Journal.text(ofNumber: number) + "." + state.rawValue)
    }

    private func encoded(_ manifest: JournalManifest, _ path: String) throws(FileSystemError) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return Array(try encoder.encode(manifest))
        } catch {
            throw FileSystemError(path: path, operation: "encode", code: EINVAL)
        }
    }
}
