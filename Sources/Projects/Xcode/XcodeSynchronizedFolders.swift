/// The folders of an Xcode 16 project whose files belong to targets without being listed, and the exceptions from that.
struct XcodeSynchronizedFolders {
    typealias NodeID = PropertyList.NodeID

    private let objects: XcodeObjects
    private let files: XcodeFileTree
    private var claimsByTarget: [NodeID: [FileClaim]] = [:]

    init(_ objects: XcodeObjects, _ files: XcodeFileTree, targets: [NodeID]) {
        self.objects = objects
        self.files = files
        let owners = foldersWithOwners(targets)
        let targetOfPhase = targetOfSourcesPhase(targets)
        // A folder of no target may still lend single files to some, so all count.
        let inGroups = objects.allObjects(ofKind: "PBXFileSystemSynchronizedRootGroup")
        for folder in Set(owners.keys).union(inGroups).sorted() {
            addClaims(folder, owners: owners[folder] ?? [], targetOfPhase: targetOfPhase)
        }
    }

    /// What the target compiles of all synchronized folders.
    func claims(of target: NodeID) -> [FileClaim] {
        claimsByTarget[target] ?? []
    }

    /// The targets that list a folder as theirs.
    private func foldersWithOwners(_ targets: [NodeID]) -> [NodeID: [NodeID]] {
        var owners: [NodeID: [NodeID]] = [:]
        for target in targets {
            for folder in objects.objects("fileSystemSynchronizedGroups", of: target) {
                owners[folder, default: []].append(target)
            }
        }
        return owners
    }

    private func targetOfSourcesPhase(_ targets: [NodeID]) -> [NodeID: NodeID] {
        var result: [NodeID: NodeID] = [:]
        for target in targets {
            for phase in objects.objects("buildPhases", of: target) where objects.isKind(phase, "PBXSourcesBuildPhase")
            {
                result[phase] = target
            }
        }
        return result
    }

    /// Exceptions of a target that owns the folder take files away from it; those of another target give it files.
    private mutating func addClaims(_ folder: NodeID, owners: [NodeID], targetOfPhase: [NodeID: NodeID]) {
        guard let path = files.path(of: folder) else { return }
        let neverCompiled = paths(in: path, uncompiledNames(folder))
        var excluded: [NodeID: [String]] = [:]
        for exception in objects.objects("exceptions", of: folder) {
            let listed = paths(in: path, names("membershipExceptions", of: exception))
            let target = objects.object("target", of: exception)
            if let target, owners.contains(target) {
                excluded[target, default: []] += listed
            } else if let other = target ?? phaseTarget(of: exception, targetOfPhase), !owners.contains(other) {
                let added = listed.filter { !neverCompiled.contains($0) }
                claimsByTarget[other, default: []] += added.map { FileClaim(path: $0, excluded: neverCompiled) }
            }
        }
        for owner in owners {
            let claim = FileClaim(path: path, excluded: neverCompiled + (excluded[owner] ?? []))
            claimsByTarget[owner, default: []].append(claim)
        }
    }

    /// The target whose sources an exception set for one build phase concerns.
    private func phaseTarget(of exception: NodeID, _ targetOfPhase: [NodeID: NodeID]) -> NodeID? {
        objects.object("buildPhase", of: exception).flatMap { targetOfPhase[$0] }
    }

    /// Folders that are copied as a whole, and files that have been told to be something else than Swift.
    private func uncompiledNames(_ folder: NodeID) -> [String] {
        let types = objects.list.entries(of: objects.list.value("explicitFileTypes", of: folder))
        let retyped = types.filter { !objects.list.isText($0.value, "sourcecode.swift") }
        return names("explicitFolders", of: folder) + retyped.compactMap { objects.list.text($0.key) }
    }

    private func names(_ key: String, of object: NodeID) -> [String] {
        objects.list.elements(key, of: object).compactMap(objects.list.text)
    }

    private func paths(in folder: String, _ names: [String]) -> [String] {
        names.compactMap { RelativePath.join(folder, $0) }
    }
}
