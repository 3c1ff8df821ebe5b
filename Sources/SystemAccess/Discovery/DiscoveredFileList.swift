import SourceText

/// The files found so far. Their paths lie in one array of bytes, so that sorting compares memory and nothing else.
struct DiscoveredFileList {
    /// The length of the root and its slash.
    let rootLength: Int
    private var pathBytes: [UInt8] = []
    private var records: [Record] = []

    private struct Record {
        let start: Int
        let end: Int
        let kind: DiscoveredKind
        let access: DiscoveredAccess
        /// From the directory listing: a hint, since layered file systems list other numbers than `stat` gives.
        let identity: FileIdentity
    }

    init(rootLength: Int) {
        self.rootLength = rootLength
    }

    /// - Parameters:
    ///   - path: absolute, below the root.
    ///   - access: nil lets the path decide.
    mutating func append(path: PathBytes, kind: DiscoveredKind, access: DiscoveredAccess?, identity: FileIdentity) {
        guard rootLength < path.count else { return }
        let relative = PathBytes(rebasing: path[rootLength...])
        let start = pathBytes.count
        pathBytes.append(contentsOf: relative)
        records.append(
            Record(
                start: start, end: pathBytes.count, kind: kind,
                access: access ?? SourceClassification.access(path: relative), identity: identity))
    }

    /// The files in the order of the bytes of their paths. A file that was reached twice is listed once, by the path
    /// where it may be edited, else by its first.
    func sortedWithoutDuplicates(root: String, problems: inout [DiscoveryProblem]) -> [DiscoveredFile] {
        let sorted = pathBytes.withUnsafeBytes { bytes in
            records.sorted { left, right in DiscoveredFileList.precedes(left, right, in: bytes) }
        }
        var files = sorted.map { record in
            DiscoveredFile(
                path: String(decoding: pathBytes[record.start..<record.end], as: UTF8.self),
                kind: record.kind, access: record.access)
        }
        let dropped = duplicates(of: files, sorted, root: root)
        if dropped.isEmpty { return files }
        for (index, kept) in dropped.sorted(on: { SortKey($0.key) })
        where files[index].access == .editable && !files[index].path.utf8.elementsEqual(files[kept].path.utf8) {
            files[kept].otherNames.append(files[index].path)
        }
        return files.indices.filter { dropped[$0] == nil }.map { files[$0] }
    }

    /// By path; of two records with one path the editable one comes first.
    private static func precedes(_ left: Record, _ right: Record, in bytes: UnsafeRawBufferPointer) -> Bool {
        let leftCount = left.end - left.start
        let rightCount = right.end - right.start
        guard let base = bytes.baseAddress else { return false }
        let order = memcmp(base + left.start, base + right.start, min(leftCount, rightCount))
        if order != 0 { return order < 0 }
        if leftCount != rightCount { return leftCount < rightCount }
        return left.access == .editable && right.access != .editable
    }

    /// The indices of files that are another file's twin, each with that of the one that is kept.
    private func duplicates(of files: [DiscoveredFile], _ records: [Record], root: String) -> [Int: Int] {
        let inodes = records.map(\.identity.inode).sorted()
        var repeated: Set<UInt64> = []
        for index in inodes.indices.dropFirst() where inodes[index] == inodes[index - 1] {
            repeated.insert(inodes[index])
        }
        if repeated.isEmpty { return [:] }
        var indicesByIdentity: [FileIdentity: [Int]] = [:]
        for (index, record) in records.enumerated() where repeated.contains(record.identity.inode) {
            indicesByIdentity[record.identity, default: []].append(index)
        }

        var dropped: [Int: Int] = [:]
        for suspects in indicesByIdentity.values where suspects.count > 1 {
            var twins: [FileIdentity: [Int]] = [:]
            for index in suspects {
                let path = PathName.join(root, files[index].path)
                if let identity = try? FileSystem.status(of: path).identity {
                    twins[identity, default: []].append(index)
                }
            }
            for twins in twins.values {
                guard let kept = twins.first(where: { files[$0].access == .editable }) ?? twins.first else { continue }
                for index in twins where index != kept { dropped[index] = kept }
            }
        }
        return dropped
    }
}
