/// Modules by who uses them, and by where their code runs, each as its number.
extension ModuleMap {
    /// Modules whose public declarations code outside of the root may use: libraries of the package or the pod at the root, where
    /// no app is beside it that the package is made for (catalogue 157). Packages below the root serve the project
    /// around them.
    public var openModules: Set<Int> {
        let servesApplication = modules.contains { $0.product == .application && !ModuleMap.isDemonstration($0) }
        guard !servesApplication || isPublishedAsPod else { return [] }
        return numbers { $0.isVendedLibrary && $0.manifestPath.map(ModuleMap.publishesRoot) == true }
    }

    /// Modules that no other one imports, but for tests.
    public var closedModules: Set<Int> {
        numbers { $0.product == .application || $0.product == .extension || $0.product == .test }
    }

    /// Modules whose code runs in tests only.
    public var testModules: Set<Int> { numbers { $0.product == .test } }

    /// Modules whose code may be on the main actor where it does not say.
    public var mainActorModules: Set<Int> { numbers(where: \.mayBeOnMainActor) }

    /// Modules in which a property wrapper puts the type around it on its actor (SE-0401).
    public var wrapperActorModules: Set<Int> { numbers(where: \.infersActorsOfWrappers) }

    /// Modules in which a property wrapper puts nothing on its actor.
    public var plainWrapperModules: Set<Int> { numbers(where: \.ignoresActorsOfWrappers) }

    private func numbers(where isWanted: (Module) -> Bool) -> Set<Int> { Set(modules.filter(isWanted).map(\.number)) }

    /// True for a manifest of a package, or of a pod, in the root.
    private static func publishesRoot(_ path: String) -> Bool {
        !path.contains("/") && (SwiftPackageReader.isManifestName(path) || path.hasSuffix(".podspec"))
    }

    /// True for an app that shows or tests what a library can do.
    private static func isDemonstration(_ module: Module) -> Bool {
        let words = [module.targetName, module.manifestPath ?? ""].joined(separator: "/").lowercased()
        return ["example", "demo", "sample", "playground", "test"].contains { words.contains($0) }
    }
}
