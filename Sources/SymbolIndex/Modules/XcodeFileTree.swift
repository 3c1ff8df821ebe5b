/// Where the files and folders of an Xcode project lie, relative to the root.
struct XcodeFileTree {
    private let objects: XcodeObjects
    /// What paths in the project are relative to: its directory or what it names instead.
    private let sourceRoot: String?
    private var paths: [PropertyList.NodeID: String] = [:]

    /// - Parameter directory: the directory that holds the `.xcodeproj`.
    init(_ objects: XcodeObjects, directory: String) {
        self.objects = objects
        sourceRoot = RelativePath.join(directory, objects.list.text("projectDirPath", of: objects.project) ?? "")
        walkGroups()
    }

    /// The path of a file reference or a group; `nil` where it lies outside the root or where only a build knows.
    func path(of object: PropertyList.NodeID) -> String? {
        paths[object] ?? ownPath(of: object, in: sourceRoot)
    }

    /// Visits every group once, however the groups refer to each other.
    private mutating func walkGroups() {
        guard let mainGroup = objects.object("mainGroup", of: objects.project) else { return }
        var visited: Set<PropertyList.NodeID> = [mainGroup]
        var waiting: [(group: PropertyList.NodeID, path: String?)] = [(mainGroup, ownPath(of: mainGroup, in: sourceRoot))]
        while let (group, groupPath) = waiting.popLast() {
            paths[group] = groupPath
            for child in objects.objects("children", of: group) where visited.insert(child).inserted {
                let path = ownPath(of: child, in: groupPath)
                if objects.list.value("children", of: child) != nil {
                    waiting.append((child, path))
                } else {
                    paths[child] = path
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
        switch objects.list.text("sourceTree", of: object) {
        case "<group>", nil: groupPath
        case "SOURCE_ROOT": sourceRoot
        default: nil
        }
    }
}
