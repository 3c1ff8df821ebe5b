/// Which directory below the root each project has: the first one of its paths, or the one of its repository where
/// several lie deeper, as in `github.com/owner/name`.
struct ProjectDirectories: Sendable {
    /// Directories that hold repositories, and no manifest that would speak for all of them.
    private let containers: Set<String>

    /// Without repositories.
    static let firstOfPath = ProjectDirectories(repositories: [], manifestPaths: [])

    /// - Parameters:
    ///   - repositories: directories below the root that are the top of a work tree; those within others, such as
    ///     submodules, count for nothing.
    ///   - manifestPaths: of packages, projects and workspaces.
    init(repositories: [String], manifestPaths: [String]) {
        let tops = Set(repositories)
        var containers: Set<String> = []
        for repository in repositories {
            for directory in ProjectDirectories.directories(above: repository) {
                // What lies in another repository is a part of it.
                if tops.contains(directory) { break }
                containers.insert(directory)
            }
        }
        if !containers.isEmpty {
            containers.subtract(manifestPaths.map { ProjectDirectories.directory(ofManifest: $0) })
        }
        self.containers = containers
    }

    /// The directory of a path's project; nil for what lies in the root itself, as a project does whose directory is
    /// only its wrapping.
    func directory(of path: String) -> String? {
        let separator = UInt8(ascii: "/")
        guard var end = path.utf8.firstIndex(of: separator), !ProjectDirectories.isWrapping(path[..<end]) else {
            return nil
        }
        while !containers.isEmpty, containers.contains(String(path[..<end])),
            let next = path.utf8[path.utf8.index(after: end)...].firstIndex(of: separator)
        {
            end = next
        }
        return String(path[..<end])
    }

    // MARK: Helpers

    /// From the top down, without the directory itself.
    private static func directories(above directory: String) -> [String] {
        directory.utf8.indices.filter { directory.utf8[$0] == UInt8(ascii: "/") }.map { String(directory[..<$0]) }
    }

    /// Where a manifest stands, or what wraps it; empty for the root.
    private static func directory(ofManifest path: String) -> String {
        var directory = path[...]
        repeat {
            directory = directory.lastIndex(of: "/").map { directory[..<$0] } ?? ""
        } while isWrapping(directory)
        return String(directory)
    }

    private static func isWrapping(_ directory: Substring) -> Bool {
        directory.hasSuffix(".xcodeproj") || directory.hasSuffix(".xcworkspace")
    }
}
