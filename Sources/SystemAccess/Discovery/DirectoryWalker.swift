import SourceText

/// Walks directories without recursion and by handles: no link is followed, should a directory be swapped for one
/// meanwhile.
struct DirectoryWalker {
    private(set) var files: DiscoveredFileList
    var problems: [DiscoveryProblem] = []
    private(set) var otherFiles: [OtherLanguage: Int] = [:]
    /// The classes and protocols that headers declare, and what other files with Objective-C code are called, without
    /// their endings: by custom the class that each holds.
    private(set) var objectiveCNames: Set<String> = []
    /// The work trees below the root, relative to it; none where the root is in one.
    private(set) var repositories: [String] = []

    /// Absolute paths of the directories that were entered, where they are wanted.
    private(set) var directories: [String] = []

    private let root: String
    private let listsDirectories: Bool
    private let noIgnore: Bool
    /// The topmost directory whose ignore files count: the git top level the root lies in, else the root.
    private let top: String
    private let isInWorkTree: Bool
    private let baseRules: IgnoreRules
    private var pending: [PendingDirectory] = []
    private var links: [[UInt8]] = []
    /// By the number alone, of which few are on two devices.
    private var visited: [Int: [FileIdentity]] = [:]
    private var chain: DirectoryChain
    /// The listing of one directory after the other.
    private var listing = DirectoryListing()

    init(root: String, options: DiscoveryOptions) {
        self.root = root
        noIgnore = options.noIgnore
        chain = DirectoryChain(root: root)
        listsDirectories = options.listsDirectories
        let workTree = GitDirectory.workTree(containing: root)
        top = workTree ?? root
        isInWorkTree = workTree != nil
        let rootLength = root.utf8.last == UInt8(ascii: "/") ? root.utf8.count : root.utf8.count + 1
        baseRules = IgnoreRules(excludes: IgnoreRuleList(patterns: options.excludes, baseLength: rootLength))
        files = DiscoveredFileList(rootLength: rootLength)
    }

    /// Walks all of the root.
    mutating func walkRoot() {
        walk(directory: root, access: nil)
    }

    /// Walks a directory at or below the root, ignored or not, unless it has been walked before.
    /// - Parameters:
    ///   - directory: a real path.
    ///   - access: nil lets the paths decide.
    mutating func walk(directory: String, access: DiscoveredAccess?) {
        var rules = baseRules
        if !noIgnore { rules.load(above: directory, upTo: top, problems: &problems) }
        pending.append(PendingDirectory(path: Array(directory.utf8), rules: rules, access: access))
        while let next = pending.popLast() { enter(next) }
    }

    /// Takes a file by its real path, ignored or not.
    /// - Returns: false for a file that is of no interest.
    mutating func add(file path: String, identity: FileIdentity, access: DiscoveredAccess?) -> Bool {
        let bytes = Array(path.utf8)
        let nameStart = (bytes.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
        return bytes.withUnsafeBufferPointer { path in
            let directory = PathBytes(rebasing: path[..<max(0, nameStart - 1)])
            let name = PathBytes(rebasing: path[nameStart...])
            guard let kind = SourceClassification.kind(name: name, inDirectory: directory) else { return false }
            files.append(path: path, kind: kind, access: access, identity: identity)
            return true
        }
    }

    /// Reads what the links that were met lead to, where it lies below the root and hasn't been reached by its own
    /// path.
    mutating func followLinks() {
        while let link = links.popLast() {
            let path = String(decoding: link, as: UTF8.self)
            guard let target = try? FileSystem.realPath(of: path), let status = try? FileSystem.status(of: target),
                let relative = PathName.relative(target, to: root), isReachableByLink(relative, status.kind)
            else { continue }
            switch status.kind {
            case .directory: walk(directory: target, access: .readOnly)
            case .regularFile: _ = add(file: target, identity: status.identity, access: .readOnly)
            case .symbolicLink, .other: continue
            }
        }
    }

    /// No link leads into `.git`, `.reobserve` or to what `--exclude` leaves out.
    private func isReachableByLink(_ relative: String, _ kind: FileKind) -> Bool {
        let path = Array(PathName.join(root, relative).utf8)
        var nameStart = files.rootLength
        while nameStart < path.count {
            let end = path[nameStart...].firstIndex(of: UInt8(ascii: "/")) ?? path.count
            if SourceClassification.isNeverRead(directoryName: path[nameStart..<end]) { return false }
            let isDirectory = end < path.count || kind == .directory
            let isExcluded = path[..<end].withUnsafeBufferPointer {
                baseRules.excludes(path: $0, nameStart: nameStart, isDirectory: isDirectory)
            }
            if isExcluded { return false }
            nameStart = end + 1
        }
        return true
    }

    // MARK: One directory

    private struct PendingDirectory {
        /// Absolute.
        let path: [UInt8]
        /// The rules of the directories above it.
        let rules: IgnoreRules
        let access: DiscoveredAccess?
    }

    /// An entry that is of interest, should no rule ignore it.
    private struct Candidate {
        /// Where its name lies in the names of the listing.
        let name: Range<Int>
        let kind: FileKind
        let sourceKind: DiscoveredKind?
        let otherLanguage: OtherLanguage?
        let inode: UInt64
    }

    private mutating func isFirstVisit(to directory: FileIdentity) -> Bool {
        let number = Int(truncatingIfNeeded: directory.inode)
        guard visited[number]?.contains(directory) != true else { return false }
        visited[number, default: []].append(directory)
        return true
    }

    private mutating func enter(_ directory: PendingDirectory) {
        let path = String(decoding: directory.path, as: UTF8.self)
        // Taken out and put back, so that its memory serves all directories.
        var listing = DirectoryListing()
        swap(&listing, &self.listing)
        listing.removeAll()
        defer { swap(&listing, &self.listing) }
        let identity: FileIdentity
        let handle: DirectoryHandle
        do {
            handle = try chain.open(path)
            let stream = try DirectoryStream(handle, path: path)
            identity = stream.identity
            guard isFirstVisit(to: identity) else { return }
            if listsDirectories { directories.append(path) }
            while let entry = try stream.next() { note(entry, in: directory.path, &listing) }
        } catch {
            problems.append(DiscoveryProblem(path: path, reason: .fileSystem(error)))
            return
        }
        if !isInWorkTree, listing.ruleFiles.hasGit, GitDirectory.isWorkTree(path),
            let relative = PathName.relative(path, to: root)
        {
            repositories.append(relative)
        }
        var rules = directory.rules
        if !noIgnore { rules.load(listing.ruleFiles, ofDirectory: path, handle, problems: &problems) }
        var candidatePath = DirectoryWalker.path(of: PathBytes(start: nil, count: 0), in: directory.path)
        let nameStart = candidatePath.count
        for candidate in listing.candidates {
            candidatePath.removeLast(candidatePath.count - nameStart)
            candidatePath.append(contentsOf: listing.names[candidate.name])
            let isIgnored = candidatePath.withUnsafeBufferPointer {
                rules.ignores(path: $0, nameStart: nameStart, isDirectory: candidate.kind == .directory)
            }
            if isIgnored { continue }
            take(candidate, path: candidatePath, rules: rules, device: identity.device, access: directory.access)
        }
    }

    /// What a directory holds, as far as it is of interest.
    private struct DirectoryListing {
        var candidates: [Candidate] = []
        /// Those of the candidates, one behind the other.
        var names: [UInt8] = []
        var ruleFiles = RuleFileNames()

        mutating func removeAll() {
            candidates.removeAll(keepingCapacity: true)
            names.removeAll(keepingCapacity: true)
            ruleFiles = RuleFileNames()
        }
    }

    private mutating func note(_ entry: DirectoryStream.Entry, in directory: [UInt8], _ listing: inout DirectoryListing)
    {
        let name = entry.name
        if name.first == UInt8(ascii: ".") {
            listing.ruleFiles.note(name)
            if SourceClassification.isSkipped(directoryName: name) { return }
        }
        let sourceKind = directory.withUnsafeBufferPointer { SourceClassification.kind(name: name, inDirectory: $0) }
        let otherLanguage = sourceKind == nil ? OtherLanguage.kind(name: name) : nil
        if entry.kind == .other || (entry.kind == .regularFile && sourceKind == nil && otherLanguage == nil) { return }

        guard isUTF8(name) else {
            let path = DirectoryWalker.path(of: name, in: directory)
            problems.append(DiscoveryProblem(path: String(decoding: path, as: UTF8.self), reason: .nameNotUTF8))
            return
        }
        let kind = entry.kind ?? kindOfUntoldEntry(DirectoryWalker.path(of: name, in: directory))
        if kind == .other || (kind == .regularFile && sourceKind == nil && otherLanguage == nil) { return }
        if kind == .directory && SourceClassification.isAssetCatalog(directoryName: name) { return }
        let nameStart = listing.names.count
        listing.names.append(contentsOf: name)
        listing.candidates.append(
            Candidate(
                name: nameStart..<listing.names.count, kind: kind, sourceKind: sourceKind, otherLanguage: otherLanguage,
                inode: entry.inode))
    }

    private static func path(of name: PathBytes, in directory: [UInt8]) -> [UInt8] {
        var path: [UInt8] = []
        path.reserveCapacity(directory.count + 1 + name.count)
        path.append(contentsOf: directory)
        if path.last != UInt8(ascii: "/") { path.append(UInt8(ascii: "/")) }
        path.append(contentsOf: name)
        return path
    }

    /// A file that isn't read, unless it belongs to somebody else.
    private mutating func count(_ candidate: Candidate, path: [UInt8]) {
        guard let language = candidate.otherLanguage, files.rootLength < path.count else { return }
        let access = path.withUnsafeBufferPointer {
            SourceClassification.access(path: PathBytes(rebasing: $0[files.rootLength...]))
        }
        guard access == .editable else { return }
        otherFiles[language, default: 0] += 1
        guard language == .objectiveC else { return }
        if path.last == UInt8(ascii: "h") {
            return objectiveCNames.formUnion(ObjectiveCHeader(path: String(decoding: path, as: UTF8.self)).names)
        }
        guard let nameStart = path.lastIndex(of: UInt8(ascii: "/")),
            let nameEnd = path.lastIndex(of: UInt8(ascii: "."))
        else { return }
        objectiveCNames.insert(String(decoding: path[(nameStart + 1)..<nameEnd], as: UTF8.self))
    }

    private func isUTF8(_ name: PathBytes) -> Bool {
        name.allSatisfy { $0 < 0x80 } || String(decoding: name, as: UTF8.self).utf8.elementsEqual(name)
    }

    private func kindOfUntoldEntry(_ path: [UInt8]) -> FileKind {
        (try? FileSystem.status(of: String(decoding: path, as: UTF8.self), followingLinks: false))?.kind ?? .other
    }

    private mutating func take(
        _ candidate: Candidate, path: [UInt8], rules: IgnoreRules, device: UInt64, access: DiscoveredAccess?
    ) {
        switch candidate.kind {
        case .directory:
            if candidate.otherLanguage == .dataModel { count(candidate, path: path) }
            pending.append(PendingDirectory(path: path, rules: rules, access: access))
        case .symbolicLink:
            links.append(path)
        case .regularFile:
            guard let kind = candidate.sourceKind else {
                return count(candidate, path: path)
            }
            path.withUnsafeBufferPointer {
                files.append(
                    path: $0, kind: kind, access: access, identity: FileIdentity(device: device, inode: candidate.inode)
                )
            }
        case .other:
            return
        }
    }
}
