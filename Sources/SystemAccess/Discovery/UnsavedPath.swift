/// Where the text of a file belongs that nobody has saved: the file, and directories around it, need not be on disk.
package enum UnsavedPath {
    /// The real path of the nearest directory around the file that there is.
    package static func directory(of named: String) throws(FileSystemError) -> String {
        try split(named).directory
    }

    /// The path without symbolic links, `.` and `..`, as far as it is on disk.
    package static func resolve(_ named: String) throws(FileSystemError) -> String {
        if let path = try? FileSystem.realPath(of: named) { return path }
        let parts = try split(named)
        return PathName.join(parts.directory, parts.rest.joined(separator: "/"))
    }

    private static func split(_ named: String) throws(FileSystemError) -> (directory: String, rest: [String]) {
        var rest: [String] = []
        var above = named
        while true {
            rest.insert(PathName.lastComponent(of: above), at: 0)
            above = PathName.parent(of: above)
            if let directory = try? FileSystem.realPath(of: above), FileSystem.kind(of: directory) == .directory {
                break
            }
            if above == "." || above == "/" { break }
        }
        guard !rest.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
            throw FileSystemError(path: named, operation: "resolve", code: ENOENT)
        }
        return (try FileSystem.realPath(of: above), rest)
    }
}
