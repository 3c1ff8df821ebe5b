import SourceText

/// Puts together what several manifests say of the same targets, so that none counts twice.
struct ManifestCombination {
    private var manifests: [ManifestTargets]

    /// - Parameter found: by kind, in the order of `ManifestKinds.readers`.
    static func combine(_ found: [[ManifestTargets]]) -> [ManifestTargets] {
        var combination = ManifestCombination(manifests: found.flatMap { $0 })
        combination.fillXcodeProjects()
        combination.addPods()
        return combination.manifests.sorted(on: { SortKey($0.path) })
    }

    /// A generated Xcode project is what is built. What it is generated from only fills what it does not say.
    private mutating func fillXcodeProjects() {
        for source in manifests.indices where manifests[source].generatesXcodeProject {
            let projects = indices(besides: source) { $0.path.hasSuffix(".pbxproj") && !$0.targets.isEmpty }
            guard !projects.isEmpty else { continue }
            manifests[source].problems = []
            var others: [TargetDescription] = []
            for target in manifests[source].targets {
                if let (manifest, position) = position(in: projects, where: { $0.name == target.name }) {
                    manifests[manifest].targets[position].fill(from: target)
                } else {
                    others.append(target)
                }
            }
            manifests[source].targets = others
        }
    }

    /// What a pod shares with another build is compiled for the lowest systems of both.
    private mutating func addPods() {
        for pod in manifests.indices where manifests[pod].path.hasSuffix(".podspec") {
            let others = indices(besides: pod) { !$0.path.hasSuffix(".podspec") }
            var own: [TargetDescription] = []
            for target in manifests[pod].targets {
                if let (manifest, position) = position(in: others, where: { $0.moduleName == target.moduleName }) {
                    manifests[manifest].targets[position].add(target)
                } else {
                    own.append(target)
                }
            }
            manifests[pod].targets = own
        }
    }

    /// Manifests for the same directory.
    private func indices(besides index: Int, where isWanted: (ManifestTargets) -> Bool) -> [Int] {
        manifests.indices.filter {
            $0 != index && manifests[$0].directory == manifests[index].directory && isWanted(manifests[$0])
        }
    }

    private func position(in indices: [Int], where isSame: (TargetDescription) -> Bool)
        -> (manifest: Int, target: Int)?
    {
        for manifest in indices {
            if let target = manifests[manifest].targets.firstIndex(where: isSame) { return (manifest, target) }
        }
        return nil
    }
}

extension TargetDescription {
    fileprivate mutating func fill(from other: TargetDescription) {
        if platforms.isEmpty { platforms = other.platforms }
        if claims.isEmpty { claims = other.claims }
    }

    fileprivate mutating func add(_ other: TargetDescription) {
        platforms = PlatformMinimum.lowest(of: platforms + other.platforms)
        problem = problem ?? other.problem
        mainActorPlace = mainActorPlace ?? other.mainActorPlace
        actorsOfWrappers = .common([actorsOfWrappers, other.actorsOfWrappers])
    }
}
