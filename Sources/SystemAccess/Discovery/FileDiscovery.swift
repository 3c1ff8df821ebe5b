/// Finds the files to read below a root.
///
/// Links are never followed on the way down: what they lead to below the root is reached by its own path, and what lies
/// outside isn't ours. Only where a link leads to a place that is hidden or ignored, its target is read (and not
/// edited), since a build would see it through the link.
package enum FileDiscovery {
    /// - Parameter root: a real path, as `ProjectRoot.find` gives it.
    package static func run(root: String, options: DiscoveryOptions = DiscoveryOptions()) -> DiscoveryResult {
        var walker = DirectoryWalker(root: root, options: options)
        walker.walkRoot()
        var scope: [String] = []
        for named in options.namedPaths {
            if let path = take(named: named, root: root, options, &walker) { scope.append(path) }
        }
        for listed in options.listedPaths ?? [] {
            if let path = take(named: listed, root: root, options, &walker, isListed: true) { scope.append(path) }
        }
        let unsaved = options.unsavedPaths.compactMap { take(unsaved: $0, root: root, options, &walker) }
        walker.followLinks()
        let files = walker.files.sortedWithoutDuplicates(root: root, problems: &walker.problems)
        // Of several names of one file the plan knows one.
        let known = unsaved.map { name in files.first { $0.otherNames.contains(name) }?.path ?? name }
        scope += known
        let isWholeRoot = options.namedPaths.isEmpty && options.listedPaths == nil && options.unsavedPaths.isEmpty
        return DiscoveryResult(
            root: root, files: files, repositories: walker.repositories,
            editScope: EditScope(paths: isWholeRoot ? [""] : scope),
            problems: walker.problems,
            otherFiles: OtherLanguage.allCases.map { ($0.rawValue, walker.otherFiles[$0] ?? 0) },
            objectiveCNames: walker.objectiveCNames, unsavedPaths: known,
            directories: walker.directories)
    }

    /// A Swift file that need not be on disk.
    /// - Returns: its path relative to the root, nil where it can't be used.
    private static func take(
        unsaved named: String, root: String, _ options: DiscoveryOptions, _ walker: inout DirectoryWalker
    ) -> String? {
        let path: String
        do {
            path = try UnsavedPath.resolve(named)
        } catch {
            walker.problems.append(DiscoveryProblem(path: named, reason: .fileSystem(error)))
            return nil
        }
        switch FileSystem.kind(of: path) {
        case .regularFile: return take(named: named, root: root, options, &walker)
        case .some:
            walker.problems.append(DiscoveryProblem(path: named, reason: .notSwift))
            return nil
        case nil: break
        }
        guard let relative = relative(path, named: named, root: root, &walker) else { return nil }
        if walker.add(file: path, identity: FileIdentity(device: 0, inode: 0), access: nil) { return relative }
        walker.problems.append(DiscoveryProblem(path: named, reason: .notSwift))
        return nil
    }

    /// The path of something that was named; nil where it is not below the root, or in a directory that is never read.
    private static func relative(_ path: String, named: String, root: String, _ walker: inout DirectoryWalker)
        -> String?
    {
        guard let relative = PathName.relative(path, to: root) else {
            walker.problems.append(DiscoveryProblem(path: named, reason: .outsideRoot(root)))
            return nil
        }
        for part in relative.split(separator: "/") where SourceClassification.isNeverRead(directoryName: part.utf8) {
            walker.problems.append(DiscoveryProblem(path: named, reason: .insidePrivateDirectory(String(part))))
            return nil
        }
        return relative
    }

    /// - Parameter isListed: true for a path of a list that another program made, where a file that isn't Swift is no
    ///   mistake.
    /// - Returns: the path relative to the root, nil where it can't be used.
    private static func take(
        named: String, root: String, _ options: DiscoveryOptions, _ walker: inout DirectoryWalker,
        isListed: Bool = false
    ) -> String? {
        let path: String
        let status: FileStatus
        do {
            path = try FileSystem.realPath(of: named)
            status = try FileSystem.status(of: path)
        } catch {
            walker.problems.append(DiscoveryProblem(path: named, reason: .fileSystem(error)))
            return nil
        }
        guard let relative = relative(path, named: named, root: root, &walker) else { return nil }
        // What the walk has left out stays out.
        if options.forcesExcludes { return relative }
        switch status.kind {
        case .directory:
            walker.walk(directory: path, access: nil)
            return relative
        case .regularFile where walker.add(file: path, identity: status.identity, access: nil):
            return relative
        case .regularFile where isListed:
            return nil
        case .regularFile, .symbolicLink, .other:
            walker.problems.append(DiscoveryProblem(path: named, reason: .notSwift))
            return nil
        }
    }
}

package struct DiscoveryOptions: Sendable {
    /// Patterns in the syntax of `.gitignore`, relative to the root; stronger than any ignore file.
    package var excludes: [String]
    /// Reads what `.gitignore`, `.ignore` and `.git/info/exclude` ignore as well.
    package var noIgnore: Bool
    /// Files and directories the user named, relative to the current directory: taken even when ignored.
    package var namedPaths: [String]
    /// More of them, from a list; nil where there is no list, so that an empty one names nothing.
    package var listedPaths: [String]?
    /// Leaves out what is ignored or excluded even where it was named.
    package var forcesExcludes: Bool
    /// Swift files with unsaved text: as if they were named, and there even where they are not on disk.
    package var unsavedPaths: [String] = []
    /// Tells which directories were looked at.
    package var listsDirectories = false

    package init(
        excludes: [String] = [], noIgnore: Bool = false, namedPaths: [String] = [], listedPaths: [String]? = nil,
        forcesExcludes: Bool = false
    ) {
        self.excludes = excludes
        self.noIgnore = noIgnore
        self.namedPaths = namedPaths
        self.listedPaths = listedPaths
        self.forcesExcludes = forcesExcludes
    }
}

package struct DiscoveryResult: Sendable {
    /// The real path of the root.
    package let root: String
    /// Sorted by the bytes of their paths; no file twice.
    package let files: [DiscoveredFile]
    /// Directories below the root that are the top of a git work tree, relative to it; none where the root lies in one
    /// itself, since they are parts of that then.
    package let repositories: [String]
    /// Where edits are wanted: below the named paths, or everywhere.
    package let editScope: EditScope
    /// What couldn't be looked at.
    package let problems: [DiscoveryProblem]
    /// How many files of other languages were met, by what they are called.
    package let otherFiles: [(kind: String, count: Int)]
    /// The names of files with Objective-C code, without endings, and of what headers declare.
    package let objectiveCNames: Set<String>
    /// The files of `DiscoveryOptions.unsavedPaths` that can be used, relative to the root.
    package let unsavedPaths: [String]
    /// Absolute paths of the directories that were looked at, where `DiscoveryOptions.listsDirectories` asks for them.
    package let directories: [String]
}

package struct DiscoveredFile: Hashable, Sendable {
    /// Relative to the root, with `/` between its parts.
    package let path: String
    package let kind: DiscoveredKind
    package let access: DiscoveredAccess
    /// Other editable paths below the root that are names of the same file (hard links).
    package var otherNames: [String] = []
}

/// A place that couldn't be looked at, and why.
package struct DiscoveryProblem: Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case fileSystem(FileSystemError)
        /// A named path that isn't below the root, which is given.
        case outsideRoot(String)
        /// `.git` or `.reobserve`
        case insidePrivateDirectory(String)
        /// A named path that is neither a Swift file nor a manifest nor a directory.
        case notSwift
        /// A name that isn't UTF-8: no patch could carry it.
        case nameNotUTF8
    }

    /// As the user named it, else absolute.
    package let path: String
    package let reason: Reason

    package var description: String { "\(path): \(message)" }

    /// A sentence without a full stop.
    package var message: String {
        switch reason {
        case .fileSystem(let error): "cannot \(error.operation): \(error.reason)"
        case .outsideRoot(let root): "is outside of the root \(root); pass another --root"
        case .insidePrivateDirectory(let name): "is in a \(name) directory, which is never read"
        case .notSwift: "is not a Swift file"
        case .nameNotUTF8: "the name is not valid UTF-8; the file was skipped"
        }
    }
}

extension DiscoveryProblem {
    /// True where files below the root may have been missed; false where a path was named that is none of ours.
    package var hidesFiles: Bool {
        switch reason {
        case .fileSystem, .nameNotUTF8: true
        case .outsideRoot, .insidePrivateDirectory, .notSwift: false
        }
    }
}
