import Migration
import SourceText

/// One file that is to get new bytes.
struct Replacement: Sendable {
    /// Relative to the root.
    let path: String
    /// The bytes that were read, against which the edits were made.
    let before: [UInt8]
    let edits: EditSet

    /// Made anew each time, so that not all files are in memory twice.
    var after: [UInt8] { edits.applied(to: before) }

    init(path: String, before: [UInt8], edits: EditSet) {
        self.path = path
        self.before = before
        self.edits = edits
    }
}

extension ProjectRun {
    /// What the plan writes. A file with several names below the root (hard links) is one file for the plan, and each name is written.
    var replacements: [Replacement] {
        plan.changes.flatMap { change in
            ([change.path] + (otherNames[Array(change.path.utf8)] ?? [])).map { Replacement(path: $0, before: change.bytes, edits: change.edits) }
        }
    }
}

/// Calls the body with one file of each directory.
func forEachDirectory(_ files: [RootedFile], _ body: (RootedFile) -> Void) {
    var seen: Set<[UInt8]> = []
    for file in files where seen.insert(Array(PathName.parent(of: file.relativePath).utf8)).inserted { body(file) }
}

/// Maps the numbers of the files of one writing. Many files are worked on at once, since most of the time goes into waiting for the disk.
func forEachFile<Output: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Output) -> [Output] {
    parallelMap(Array(0..<count), threads: count < 64 ? 1 : 16, body)
}
