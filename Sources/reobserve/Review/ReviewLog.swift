import Reporting
import SourceText
import SystemAccess

/// What was decided in reviews below one root, in `.reobserve/review.json`: the next review goes on where the last one
/// stopped.
///
/// What was accepted or kept can be seen in the sources; what was skipped, and the order of it all, only here.
struct ReviewLog: Codable, Sendable {
    struct Decision: Codable, Hashable, Sendable {
        enum Kind: String, Codable, Sendable {
            case accepted, skipped, kept
        }

        let kind: Kind
        /// The names of the unit's types, with the types around them.
        let types: [String]
        /// The journal of what was written, and what tells it from a later one of that number; nil where nothing was.
        var journal: Int?
        var fingerprint: String?
        /// Paths of files that a review had written before as well.
        var writtenBefore: [String] = []
    }

    static let currentVersion = 1
    private static let name = "review.json"

    private var version = ReviewLog.currentVersion
    /// Oldest first.
    private(set) var decisions: [Decision] = []
    /// SHA-256 of each file as a review wrote it last, by path.
    private var written: [String: String] = [:]

    /// That of a root; an empty one where there is none, or where it can't be read.
    static func load(_ directory: StateDirectory) -> ReviewLog {
        guard let bytes = try? file(directory).read(),
            let log = try? JSONText.decoded(ReviewLog.self, from: bytes), log.version == currentVersion
        else { return ReviewLog() }
        return log
    }

    func save(_ directory: StateDirectory) throws(WriteError) {
        guard let bytes = try? JSONText.encoded(self, isPretty: false) else {
            throw WriteError("\(ReviewLog.file(directory).path): can't be encoded")
        }
        try WriteError.wrapping { () throws(FileSystemError) in
            try directory.create()
            try ReviewLog.file(directory).writeAtomically(bytes)
        }
    }

    private static func file(_ directory: StateDirectory) -> RootedFile { directory.place.child(name) }

    func hasSkipped(_ unit: MovableUnit) -> Bool {
        decisions.contains { $0.kind == .skipped && Set($0.types) == Set(unit.names) }
    }

    /// True where the bytes are those that a review wrote.
    func wrote(_ replacement: Replacement) -> Bool {
        written[replacement.path].map { $0 == SHA256.hexadecimal(replacement.before) } ?? false
    }

    mutating func add(_ kind: Decision.Kind, _ unit: MovableUnit, _ journal: Journal? = nil) {
        // What was skipped before and is decided now was skipped no more.
        decisions.removeAll { $0.kind == .skipped && Set($0.types) == Set(unit.names) }
        let entries = journal?.entries ?? []
        decisions.append(
            Decision(
                kind: kind, types: unit.names, journal: journal?.number,
                fingerprint: journal.map(ReviewLog.fingerprint),
                writtenBefore: entries.filter { written[$0.path] == $0.before }.map(\.path)))
        for entry in entries { written[entry.path] = entry.after }
    }

    /// Forgets the last decision once it is undone.
    mutating func removeLast(_ journal: Journal?) {
        guard let last = decisions.popLast() else { return }
        for entry in journal?.entries ?? [] {
            written[entry.path] = last.writtenBefore.contains(entry.path) ? entry.before : nil
        }
    }

    /// Forgets what was skipped, so that it is asked again.
    mutating func forgetSkipped() { decisions.removeAll { $0.kind == .skipped } }

    /// Forgets what was taken back by other means, or can't be any more.
    mutating func removeStale(_ isThere: (Decision) -> Bool) {
        decisions.removeAll { $0.journal != nil && !isThere($0) }
    }

    static func fingerprint(_ journal: Journal) -> String {
        SHA256.hexadecimal(
            Array(journal.entries.flatMap { [$0.path, $0.before, $0.after] }.joined(separator: "\n").utf8))
    }
}
