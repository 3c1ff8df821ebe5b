/// One file of a journal.
package struct JournalEntry: Codable, Hashable, Sendable {
    /// Relative to the root.
    package let path: String
    /// SHA-256 of the bytes before and after.
    package let before: String
    package let after: String
    /// Where the bytes from before lie in the journal's file of backups.
    package let start: Int
    let length: Int
    /// The number of an earlier entry that was another name of the same file, a hard link; both get one new file.
    var twin: Int?
}

/// What the files of one writing were and what they become.
struct JournalManifest: Codable, Sendable {
    static let currentVersion = 1

    let version: Int
    let entries: [JournalEntry]
}

/// How far a journal is. The state is part of the directory's name, so that it changes in one step and needs no room on
/// a full disk.
package enum JournalState: String, CaseIterable, Sendable {
    /// Files are being replaced. Whoever finds it without its writer takes everything back.
    case writing
    /// All files are replaced, and the user's command runs. Is taken back like `writing`.
    case verifying
    /// All files are replaced and stay so.
    case done
    /// An undo has begun. Is taken back like `writing`, which is what the undo was about to do.
    case undoing
    /// Taken back, but for files that somebody had changed; kept for their backups.
    case left

    /// True where files may be of two minds, so that the way is back.
    var isUnfinished: Bool { self == .writing || self == .verifying || self == .undoing }
}

/// The record of one writing, by which it is taken back.
///
/// Invariant: before the first file is replaced, the journal with all former bytes is on disk under its own name. From
/// then on, until its state is `done` or it is gone, each of its files has either the bytes from before or those from
/// after, and the way is back.
package struct Journal: Sendable {
    package let number: Int
    package let state: JournalState
    package let directory: RootedFile
    package let entries: [JournalEntry]

    /// The name, next to its target, under which the new bytes of an entry wait. It follows from the journal, so that
    /// whoever finds the journal finds the file.
    func stagedName(_ entry: Int) -> String { ".reobserve-\(numberText)-\(entry).tmp" }
    /// The same for the former bytes on their way back.
    func restoredName(_ entry: Int) -> String { ".reobserve-\(numberText)-\(entry).old.tmp" }

    var numberText: String { Journal.text(ofNumber: number) }
    var backup: RootedFile { directory.child(Journal.backupName) }

    static let manifestName = "manifest.json"
    static let backupName = "backup"

    package static func text(ofNumber number: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    }

    package func with(_ state: JournalState, in directory: RootedFile) -> Journal {
        Journal(number: number, state: state, directory: directory, entries: entries)
    }
}
