/// Finds the directories of a package's targets among the files there are.
struct PackageLayout {
    let manifest: PackageManifest
    /// That of the manifest, relative to the root.
    let path: String
    /// The directory of the manifest, relative to the root.
    let directory: String
    let table: PathTable

    private static let sourceFolders = ["Sources", "Source", "src", "srcs"]
    private static let testFolders = ["Tests"] + sourceFolders

    /// The targets written down, then the folders that targets built by code may stand for.
    func targets() -> ManifestTargets {
        var targets = declaredTargets()
        if manifest.hasUnreadTargets { targets += folderTargets(besides: targets) }
        let names = Set(targets.map(\.name))
        let mayVend =
            manifest.hasUnreadTargets && (manifest.hasUnreadProducts || !manifest.vendedTargets.isSubset(of: names))
        return ManifestTargets(
            path: path, directory: directory, targets: targets, mayVendUnreadTargets: mayVend,
            problems: manifest.problem.map { [$0] } ?? [])
    }

    /// One description per name: declarations of the same name stand in branches of an `#if`, so all their files count.
    private func declaredTargets() -> [TargetDescription] {
        var descriptions: [TargetDescription] = []
        var indexByName: [String: Int] = [:]
        for target in manifest.targets where target.kind != .systemLibrary && target.kind != .binaryTarget {
            let claims = claims(of: target)
            if let index = indexByName[target.name] {
                descriptions[index].claims += claims.filter { !descriptions[index].claims.contains($0) }
            } else {
                indexByName[target.name] = descriptions.count
                descriptions.append(
                    description(target.name, PackageLayout.product(of: target.kind), claims, line: target.line))
            }
        }
        return descriptions
    }

    private func description(
        _ name: String, _ product: Module.Product, _ claims: [FileClaim], line: Int = 0
    ) -> TargetDescription {
        let isVended = product != .test && (manifest.vendedTargets.contains(name) || manifest.hasUnreadProducts)
        return TargetDescription(
            name: name, moduleName: RelativePath.moduleName(name), kind: .swiftPackageTarget, product: product,
            isVendedLibrary: isVended && product != .application, platforms: manifest.platforms,
            mainActorPlace: manifest.defaultIsolationPlace,
            actorsOfWrappers: manifest.actorsOfWrappers, place: ManifestPlace(path: path, line: line),
            problem: manifest.problem, claims: claims)
    }

    private static func product(of kind: PackageManifest.TargetKind) -> Module.Product {
        switch kind {
        case .target: .library
        case .executableTarget: .application
        case .testTarget: .test
        case .macro, .plugin, .systemLibrary, .binaryTarget: .unknown
        }
    }

    private func claims(of target: PackageManifest.Target) -> [FileClaim] {
        guard let base = base(of: target) else { return [] }
        let excluded = target.exclude.compactMap { RelativePath.join(base, $0) }
        let sources = target.sources ?? [""]
        return sources.compactMap { source in
            RelativePath.join(base, source).map { FileClaim(path: $0, excluded: excluded) }
        }
    }

    /// The directory of a target: the one it names, or the first of the usual ones that holds files.
    private func base(of target: PackageManifest.Target) -> String? {
        if let path = target.path { return RelativePath.join(directory, path) }
        let folders = PackageLayout.usualFolders(of: target.kind)
        let named = folders.lazy.compactMap { RelativePath.join(directory, $0 + "/" + target.name) }
        return named.first(where: table.hasFiles) ?? sharedBase(of: target.kind)
    }

    private static func usualFolders(of kind: PackageManifest.TargetKind) -> [String] {
        switch kind {
        case .testTarget: testFolders
        case .plugin: ["Plugins"]
        default: sourceFolders
        }
    }

    /// The only target of its sort may have `Sources`, `Tests` or `Plugins` to itself.
    private func sharedBase(of kind: PackageManifest.TargetKind) -> String? {
        let sort = PackageLayout.usualFolders(of: kind)
        let names = Set(manifest.targets.filter { PackageLayout.usualFolders(of: $0.kind) == sort }.map(\.name))
        guard names.count == 1 && !manifest.hasUnreadTargets else { return nil }
        let folders = kind == .testTarget ? ["Tests"] : sort
        return folders.lazy.compactMap { RelativePath.join(directory, $0) }.first(where: table.hasFiles)
    }

    /// The folders in `Sources` and `Tests` that no target written down has to do with.
    private func folderTargets(besides declared: [TargetDescription]) -> [TargetDescription] {
        let claimed = Set(declared.flatMap { $0.claims.map(\.path) })
        let names = Set(declared.map(\.name))
        let touched = PackageLayout.withAncestors(claimed)
        return (PackageLayout.sourceFolders + ["Tests"]).flatMap { parent -> [TargetDescription] in
            guard let container = RelativePath.join(directory, parent), !claimed.contains(container) else { return [] }
            return table.folders(in: container).compactMap { name in
                let path = container + "/" + name
                if touched.contains(path) || names.contains(name) || claimed.contains(directory) { return nil }
                return description(name, parent == "Tests" ? .test : .unknown, [FileClaim(path: path)])
            }
        }
    }

    private static func withAncestors(_ paths: Set<String>) -> Set<String> {
        var result = paths
        for path in paths {
            var current = RelativePath.parent(of: path)
            while let ancestor = current, result.insert(ancestor).inserted {
                current = RelativePath.parent(of: ancestor)
            }
        }
        return result
    }
}
