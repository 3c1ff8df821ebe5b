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

    init(_ change: FileChange) {
        self.init(path: change.path, before: change.bytes, edits: change.edits)
    }
}

/// Maps the numbers of the files of one writing. Many files are worked on at once, since most of the time goes into waiting for the disk.
func forEachFile<Output: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Output) -> [Output] {
    parallelMap(Array(0..<count), threads: count < 64 ? 1 : 16, body)
}
