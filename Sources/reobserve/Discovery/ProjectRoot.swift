/// Finds the analysis scope: a type is judged by all its uses below the root.
enum ProjectRoot {
    /// The real path of the root.
    ///
    /// 1. `explicit`, the value of `--root`; it has to be a directory.
    /// 2. The git top level that `start` lies in.
    /// 3. The nearest directory upward with a `Package.swift`, an Xcode project or a workspace.
    /// 4. `current` where `start` lies below it, else `start` itself.
    ///
    /// - Parameters:
    ///   - start: a directory, or a file, which stands for the directory it is in.
    ///   - current: the real path of the current directory, for paths that were named from there.
    static func find(explicit: String?, startingAt start: String, current: String? = nil) throws(FileSystemError) -> String {
        if let explicit {
            let root = try FileSystem.realPath(of: explicit)
            // Opening it tells in the system's own words when it is no directory or can't be read.
            _ = try DirectoryStream(path: root)
            return root
        }
        var directory = try FileSystem.realPath(of: start)
        if FileSystem.kind(of: directory) != .directory { directory = PathName.parent(of: directory) }
        return GitDirectory.workTree(containing: directory)
            ?? PathName.ancestors(of: directory).first { holdsProject($0) }
            ?? current.flatMap { PathName.relative(directory, to: $0) == nil ? nil : $0 }
            ?? directory
    }

    private static func holdsProject(_ directory: String) -> Bool {
        if FileSystem.kind(of: PathName.join(directory, "Package.swift")) != nil { return true }
        guard let stream = try? DirectoryStream(path: directory) else { return false }
        // A directory above may hold any number of entries.
        while let entry = try? stream.next() {
            if [".xcodeproj", ".xcworkspace"].contains(where: { entry.name.suffix($0.utf8.count).elementsEqual($0.utf8) }) { return true }
        }
        return false
    }
}
