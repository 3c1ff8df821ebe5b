/// What a `Package.swift` says about its targets, as far as it says it in literals.
struct PackageManifest {
    /// The ways to declare a target, by the name of the factory method.
    enum TargetKind: String {
        case target, executableTarget, testTarget, macro, plugin, systemLibrary, binaryTarget
    }

    /// One `.target(name: …)` and its like.
    struct Target {
        let name: String
        let kind: TargetKind
        let path: String?
        let exclude: [String]
        /// `nil`: all files of the target's directory.
        let sources: [String]?
        /// All that is named in its list of dependencies.
        let dependencies: Set<String>
        /// 1-based.
        let line: Int
        /// True where nothing but the name is given: a declaration or, as likely, a dependency.
        let isBare: Bool
    }

    /// Another name for a module of a package that another package depends on.
    struct ModuleAlias: Hashable {
        let name: String
        let alias: String
    }

    var targets: [Target] = []
    /// Targets of `.library` products, and those that they are built from: who depends on a product can import all of
    /// them.
    var vendedTargets: Set<String> = []
    /// `VendoredUtils` for `Utils` of `moduleAliases: ["Utils": "VendoredUtils"]`: targets of the package import that
    /// module of another one by the new name, and those of the other one by its own.
    var moduleAliases: [ModuleAlias] = []
    var platforms: [PlatformMinimum] = []
    /// Where the manifest names `.defaultIsolation(…)`, or a compiler flag for it: for which targets is not looked at.
    var defaultIsolationPlace: ManifestPlace?
    /// By the language mode, where the manifest names no feature for it: that of the tools, or of the whole package.
    var actorsOfWrappers = ActorsOfWrappers.unknown
    /// What keeps the platforms from being known.
    var problem: ManifestProblem?
    /// True where targets are built by code rather than written down.
    var hasUnreadTargets = false
    /// True where products are built by code rather than written down.
    var hasUnreadProducts = false

    /// True for the text of a manifest, false for a model that happens to be called `Package.swift`.
    static func describesPackage(_ bytes: [UInt8]) -> Bool {
        bytes.firstOffset(of: "PackageDescription") != nil
    }
}
