/// Arithmetic on path texts; touches no file.
package enum PathName {
    /// `directory/name`, or `name` alone where it is absolute or the directory is empty.
    package static func join(_ directory: String, _ name: String) -> String {
        if directory.isEmpty || name.utf8.first == slash { return name }
        if name.isEmpty { return directory }
        return directory.utf8.last == slash ? directory + name : directory + "/" + name
    }

    /// The path without its last component: `/a` for `/a/b`, `/` for `/a`, `.` for `a`.
    package static func parent(of path: String) -> String {
        let bytes = withoutTrailingSlashes(path)
        if bytes.isEmpty { return path.isEmpty ? "." : "/" }
        guard let end = bytes.lastIndex(of: slash) else { return "." }
        let parent = String(Substring(withoutTrailingSlashes(String(path[..<end]))))
        return parent.isEmpty ? "/" : parent
    }

    /// The last component of the path; empty for `/`.
    package static func lastComponent(of path: String) -> String {
        let bytes = withoutTrailingSlashes(path)
        guard let end = bytes.lastIndex(of: slash) else { return String(Substring(bytes)) }
        return String(Substring(bytes[bytes.index(after: end)...]))
    }

    /// The part of `path` below `directory`: empty where they are equal, nil where it isn't below. Both are real paths.
    package static func relative(_ path: String, to directory: String) -> String? {
        if path.utf8.elementsEqual(directory.utf8) { return "" }
        let prefix = directory.utf8.last == slash ? directory : directory + "/"
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        return String(Substring(path.utf8.dropFirst(prefix.utf8.count)))
    }

    /// The directory itself and all directories above it, the nearest first. `directory` is a real path.
    static func ancestors(of directory: String) -> [String] {
        var ancestors = [directory]
        var current = directory
        while !current.utf8.elementsEqual("/".utf8) {
            let above = parent(of: current)
            if above.utf8.elementsEqual(current.utf8) || above == "." { break }
            ancestors.append(above)
            current = above
        }
        return ancestors
    }

    private static let slash = UInt8(ascii: "/")

    private static func withoutTrailingSlashes(_ path: String) -> Substring.UTF8View {
        var bytes = path[...].utf8
        while bytes.last == slash { bytes.removeLast() }
        return bytes
    }
}
