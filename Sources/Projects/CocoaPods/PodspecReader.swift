import SourceText

/// `.podspec` files of CocoaPods: one module each, with the files of its subspecs.
enum PodspecReader: ManifestReader {
    static let kind = Module.Kind.pod

    static func read(_ files: ManifestFiles, _ table: PathTable) -> [ManifestTargets] {
        files.all.filter { $0.path.hasSuffix(".podspec") }.compactMap { file in
            let directory = RelativePath.parent(of: file.path) ?? ""
            let podspec = Podspec(file)
            var result = ManifestTargets(path: file.path, directory: directory, problems: podspec.problems)
            let fileName = String(RelativePath.lastComponent(of: file.path).dropLast(".podspec".count))
            let name = podspec.name ?? fileName
            var claims = podspec.sources.compactMap { FileFilter.claim($0, in: directory) }
            let excluded = podspec.excluded.compactMap { FileFilter.absolute($0, in: directory) }
            for index in claims.indices where !excluded.isEmpty {
                claims[index].filter = FileFilter(
                    included: claims[index].filter?.included ?? [], excluded: excluded)
            }
            guard !claims.isEmpty else { return result.problems.isEmpty ? nil : result }
            result.targets = [
                TargetDescription(
                    name: name, moduleName: RelativePath.moduleName(podspec.moduleName ?? name), kind: .pod,
                    product: .library, isVendedLibrary: true, platforms: PlatformMinimum.lowest(of: podspec.platforms),
                    mainActorPlace: podspec.mainActorPlace ?? podspec.unread?.place,
                    actorsOfWrappers: podspec.isSwift5 && !podspec.setsFeatures && podspec.unread == nil
                        ? .inferred : .unknown,
                    place: podspec.place,
                    problem: podspec.unread ?? podspec.problems.first { $0.subject != .modules }, claims: claims)
            ]
            return result
        }
    }
}
