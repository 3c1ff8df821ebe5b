/// Finds the analysis scope: a type is judged by all its uses below the root.
package enum ProjectRoot {
    /// The real path of the root.
    ///
    /// 1. `explicit`, the value of `--root`; it has to be a directory.
    /// 2. The git top level that `start` lies in.
    /// 3. The nearest directory upward with a `Package.swift`, an Xcode project or a workspace. A directory above
    ///    `start` that belongs to all users, such as `/tmp`, is passed over: anybody may have put them there, and it
    ///    may hold any number of entries.
    /// 4. `current` where `start` lies below it, else `start` itself.
    ///
    /// - Parameters:
    ///   - start: a directory, or a file, which stands for the directory it is in.
    ///   - current: the real path of the current directory, for paths that were named from there.
    package static func find(explicit: String?, startingAt start: String, current: String? = nil)
        throws(FileSystemError) -> String
    {
        if let explicit {
            let root = try FileSystem.realPath(of: explicit)
            // Opening it tells in the system's own words when it is no directory or can't be read.
            _ = try DirectoryStream(path: root)
            return root
        }
        var directory = try FileSystem.realPath(of: start)
        if FileSystem.kind(of: directory) != .directory { directory = PathName.parent(of: directory) }
        return GitDirectory.workTree(containing: directory)
            ?? PathName.ancestors(of: directory).first { ($0 == directory || !belongsToAll($0)) && holdsProject($0) }
            ?? current.flatMap { PathName.relative(directory, to: $0) == nil ? nil : $0 }
            ?? directory
    }

    /// True for a directory in which everybody may make files and nobody may remove those of others.
    private static func belongsToAll(_ directory: String) -> Bool {
        guard let status = try? FileSystem.status(of: directory) else { return false }
        return status.permissions & (S_ISVTX | S_IWOTH) == S_ISVTX | S_IWOTH
    }

    private static func holdsProject(_ directory: String) -> Bool {
        if FileSystem.kind(of: PathName.join(directory, "Package.swift")) != nil { return true }
        guard let stream = try? DirectoryStream(path: directory) else { return false }
        // A directory above may hold any number of entries.
        while let entry = try? stream.next() {
            if isProject(entry.name) { return true }
        }
        return false
    }

    private static func isProject(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        // Most names end otherwise.
        guard let last = name.last, last == UInt8(ascii: "j") || last == UInt8(ascii: "e") else { return false }
        return [".xcodeproj", ".xcworkspace"].contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    }
}
