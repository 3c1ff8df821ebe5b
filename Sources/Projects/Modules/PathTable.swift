import SourceText

/// The Swift files below the root, sorted, so that a folder is a range.
struct PathTable {
    /// Sorted and unique.
    let paths: [String]
    let indexByPath: [String: Int]
    /// The directories that hold the files, in the order they first occur.
    let directories: [String]
    /// For each path the index of its directory.
    let directoryOfPath: [Int]
    /// For each directory the length of the deepest one, itself or above it, that only its own manifest may reach into.
    private let barrierLengths: [Int]
    /// Which paths are manifests rather than sources.
    let manifests: Set<Int>

    /// Directories with these extensions are one thing for the build system, whatever they hold.
    private static let opaqueExtensions: Set<String> = [
        "playground", "playgroundbook", "docc", "xcassets", "bundle", "framework", "xcframework", "xcodeproj",
        "swiftpm",
    ]

    /// - Parameter manifestPaths: of manifests in Swift, besides those of packages.
    init(_ unordered: [String], packageDirectories: Set<String>, manifestPaths: Set<String> = []) {
        paths = PathTable.sortedUnique(unordered)
        var indexByPath: [String: Int] = Dictionary(minimumCapacity: paths.count)
        var directories: [String] = []
        var directoryOfPath: [Int] = []
        var indexByDirectory: [String: Int] = [:]
        directoryOfPath.reserveCapacity(paths.count)
        for (index, path) in paths.enumerated() {
            indexByPath[path] = index
            // Neighbors mostly lie in one directory; then there is no need to cut its path out and look it up.
            if let last = directoryOfPath.last, RelativePath.lies(path, directlyIn: directories[last]) {
                directoryOfPath.append(last)
                continue
            }
            let directory = RelativePath.parent(of: path) ?? ""
            let known = indexByDirectory[directory]
            if known == nil {
                indexByDirectory[directory] = directories.count
                directories.append(directory)
            }
            directoryOfPath.append(known ?? directories.count - 1)
        }
        self.indexByPath = indexByPath
        self.directories = directories
        self.directoryOfPath = directoryOfPath
        // Most directories lie in one that was asked for before.
        var known: [String: Int] = [:]
        barrierLengths = directories.map { directory in
            RelativePath.nearest(of: directory, otherwise: 0, known: &known) {
                packageDirectories.contains($0) || PathTable.isOpaque($0) ? $0.utf8.count : nil
            }
        }
        manifests =
            PathTable.manifests(paths, directoryOfPath, isPackage: directories.map(packageDirectories.contains))
            .union(manifestPaths.compactMap { indexByPath[$0] })
    }

    /// Calls `body` with the index of each file that `claim` covers, in order.
    ///
    /// A folder doesn't reach into packages and bundles below it, for the build systems don't compile those with it.
    func forEachFile(of claim: FileClaim, _ body: (Int) -> Void) {
        if let file = indexByPath[claim.path] { return body(file) }
        let length = claim.path.utf8.count
        var next = range(below: claim.path)
        if let counts = claim.filter?.compiled() {
            var plain = claim
            plain.filter = nil
            return forEachFile(of: plain) { if counts(paths[$0]) { body($0) } }
        }
        for excluded in claim.excluded.map(range(of:)).sorted(on: { SortKey($0.lowerBound) }) {
            let end = min(max(excluded.lowerBound, next.lowerBound), next.upperBound)
            visit(next.lowerBound..<end, claimLength: length, body)
            let start = min(max(excluded.upperBound, next.lowerBound), next.upperBound)
            next = start..<next.upperBound
        }
        visit(next, claimLength: length, body)
    }

    /// True where at least one Swift file lies below `directory`.
    func hasFiles(below directory: String) -> Bool {
        if directory.isEmpty { return !paths.isEmpty }
        // The first path that may lie below tells, so that the end is not searched.
        let first = lowerBound(directory + "/", from: 0)
        return first < paths.count && paths[first] < directory + "0"
    }

    /// The names of the directories directly inside `directory` that hold Swift files, sorted.
    func folders(in directory: String) -> [String] {
        let prefixLength = directory.isEmpty ? 0 : directory.utf8.count + 1
        let all = range(below: directory)
        var names: [String] = []
        var index = all.lowerBound
        while index < all.upperBound {
            let rest = paths[index].utf8.dropFirst(prefixLength)
            guard let slash = rest.firstIndex(of: UInt8(ascii: "/")), let name = String(rest[..<slash]) else {
                index += 1
                continue
            }
            names.append(name)
            let folder = prefixLength == 0 ? name : directory + "/" + name
            index = max(range(below: folder).upperBound, index + 1)
        }
        return names
    }

    private func visit(_ range: Range<Int>, claimLength: Int, _ body: (Int) -> Void) {
        for file in range where barrierLengths[directoryOfPath[file]] <= claimLength && !manifests.contains(file) {
            body(file)
        }
    }

    /// The paths that are `path` or lie below it.
    private func range(of path: String) -> Range<Int> {
        if let file = indexByPath[path] { return file..<file + 1 }
        return range(below: path)
    }

    /// The paths below a directory: behind `directory/`, before `directory0`, for `0` follows `/`.
    private func range(below directory: String) -> Range<Int> {
        if directory.isEmpty { return 0..<paths.count }
        let start = lowerBound(directory + "/", from: 0)
        return start..<lowerBound(directory + "0", from: start)
    }

    /// The index of the first path at or behind `start` that isn't less than `key`.
    private func lowerBound(_ key: String, from start: Int) -> Int {
        var low = start
        var high = paths.count
        while low < high {
            let middle = (low + high) / 2
            if paths[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func sortedUnique(_ unordered: [String]) -> [String] {
        var result: [String] = []
        result.reserveCapacity(unordered.count)
        for path in unordered.sorted() where path != result.last {
            result.append(path)
        }
        return result
    }

    private static func isOpaque(_ directory: String) -> Bool {
        // Most names have no extension, of which no string is made then.
        guard let mark = directory.utf8.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }),
            directory.utf8[mark] == UInt8(ascii: ".")
        else { return false }
        return opaqueExtensions.contains(String(directory[directory.utf8.index(after: mark)...]))
    }

    private static func isManifest(_ path: String) -> Bool {
        path.hasSuffix(".swift") && SwiftPackageReader.isManifestName(RelativePath.lastComponent(of: path))
    }

    private static func manifests(_ paths: [String], _ directoryOfPath: [Int], isPackage: [Bool]) -> Set<Int> {
        Set(paths.indices.filter { isPackage[directoryOfPath[$0]] && isManifest(paths[$0]) })
    }
}
