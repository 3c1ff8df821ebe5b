/// What `stat` says of files and directories at one time, to see by polling that something was saved.
///
/// Polling costs a call for each file, needs no handle for any, and works the same on all systems and file systems.
package struct FileSnapshot: Sendable {
    private struct Stamp: Hashable, Sendable {
        let identity: FileIdentity
        let size: Int
        let modificationTime: Int64
    }

    /// Absolute paths; nil for what is not there.
    private var files: [String: Stamp?] = [:]
    private var directories: [String: Stamp?] = [:]

    package init(files: [String], directories: [String]) {
        for path in files { self.files[path] = .some(FileSnapshot.stamp(path)) }
        for path in directories { self.directories[path] = .some(FileSnapshot.stamp(path)) }
    }

    package var fileCount: Int { files.count { $0.value != nil } }

    /// False once a file or directory is not as it was.
    package func isCurrent() -> Bool {
        files.allSatisfy { FileSnapshot.stamp($0.key) == $0.value }
            && directories.allSatisfy { FileSnapshot.stamp($0.key) == $0.value }
    }

    /// How many files are new, gone or not as they were.
    package func changeCount(since older: FileSnapshot) -> Int { changedFiles(since: older).count }

    /// The files that are new, gone or not as they were.
    package func changedFiles(since older: FileSnapshot) -> [String] {
        let gone = older.files.filter { $0.value != nil && files[$0.key] == nil }
        return gone.map(\.key) + files.filter { $0.value != (older.files[$0.key] ?? nil) }.map(\.key)
    }

    private static func stamp(_ path: String) -> Stamp? {
        guard let status = try? FileSystem.status(of: path) else { return nil }
        return Stamp(
            identity: status.identity, size: status.size, modificationTime: status.modificationTime)
    }
}
