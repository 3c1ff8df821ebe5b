/// Where the files and folders of an Xcode project lie, relative to the root.
struct XcodeFileTree {
    private let objects: XcodeObjects
    /// What paths in the project are relative to: its directory or what it names instead.
    private let sourceRoot: String?
    private var groupPaths: [PropertyList.NodeID: String] = [:]
    /// For each node of the list the group it was met in, if any. Paths are made only of files that are asked for.
    private var groups: [PropertyList.NodeID]

    /// - Parameter directory: the directory that holds the `.xcodeproj`.
    init(_ objects: XcodeObjects, directory: String) {
        self.objects = objects
        sourceRoot = RelativePath.join(directory, objects.list.text("projectDirPath", of: objects.project) ?? "")
        groups = Array(repeating: PropertyList.none, count: objects.list.nodes.count)
        walkGroups()
    }

    /// The path of a file reference or a group; `nil` where it lies outside the root or where only a build knows.
    func path(of object: PropertyList.NodeID) -> String? {
        if let path = groupPaths[object] { return path }
        let group = groups[Int(object)]
        if group != PropertyList.none, let path = ownPath(of: object, in: groupPaths[group]) { return path }
        return ownPath(of: object, in: sourceRoot)
    }

    /// Visits every group once, however the groups refer to each other.
    private mutating func walkGroups() {
        guard let mainGroup = objects.object("mainGroup", of: objects.project) else { return }
        var waiting: [(group: PropertyList.NodeID, path: String?)] = [
            (mainGroup, ownPath(of: mainGroup, in: sourceRoot))
        ]
        while let (group, groupPath) = waiting.popLast() {
            groupPaths[group] = groupPath
            for child in objects.objects("children", of: group)
            where child != mainGroup && groups[Int(child)] == PropertyList.none {
                groups[Int(child)] = group
                if objects.list.value("children", of: child) != nil {
                    waiting.append((child, ownPath(of: child, in: groupPath)))
                }
            }
        }
    }

    /// The path of an object whose group lies at `groupPath`.
    private func ownPath(of object: PropertyList.NodeID, in groupPath: String?) -> String? {
        guard let base = base(of: object, in: groupPath) else { return nil }
        return RelativePath.join(base, objects.list.text("path", of: object) ?? "")
    }

    private func base(of object: PropertyList.NodeID, in groupPath: String?) -> String? {
        guard let tree = objects.list.value("sourceTree", of: object), objects.list.content(tree) != nil else {
            return groupPath
        }
        if objects.list.isText(tree, "<group>") { return groupPath }
        return objects.list.isText(tree, "SOURCE_ROOT") ? sourceRoot : nil
    }
}
