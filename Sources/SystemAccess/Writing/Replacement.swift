import SourceText
import Threads

/// One file that is to get new bytes.
package struct Replacement: Sendable {
    /// Relative to the root.
    package let path: String
    /// The bytes that were read, against which the edits were made.
    package let before: [UInt8]
    package let edits: EditSet

    /// Made anew each time, so that not all files are in memory twice.
    package var after: [UInt8] { edits.applied(to: before) }

    package init(path: String, before: [UInt8], edits: EditSet) {
        self.path = path
        self.before = before
        self.edits = edits
    }
}

/// Calls the body with one file of each directory.
func forEachDirectory(_ files: [RootedFile], _ body: (RootedFile) -> Void) {
    var seen: Set<[UInt8]> = []
    for file in files where seen.insert(Array(PathName.parent(of: file.relativePath).utf8)).inserted { body(file) }
}

/// Maps the numbers of the files of one writing. Many files are worked on at once, since most of the time goes into
/// waiting for the disk.
func forEachFile<Output: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Output) -> [Output] {
    parallelMap(Array(0..<count), threads: count < 64 ? 1 : 16, body)
}
