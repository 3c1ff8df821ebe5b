/// One target as its manifest describes it, before it has a number.
struct TargetDescription {
    /// The target's name in the manifest.
    var name: String
    /// The name other files import.
    var moduleName: String
    var kind: Module.Kind
    var product: Module.Product
    var isVendedLibrary = false
    var platforms: [PlatformMinimum] = []
    /// Where the manifest says, or may say, that code is on the main actor unless it says otherwise.
    var mainActorPlace: ManifestPlace?
    var actorsOfWrappers = ActorsOfWrappers.unknown
    /// Where the target is declared.
    var place: ManifestPlace?
    /// What keeps the systems from being known for which it is built.
    var problem: ManifestProblem?
    var claims: [FileClaim] = []
}

/// Files a target compiles: one file, or all Swift files below a folder but for some.
struct FileClaim: Equatable {
    /// A file or a folder, relative to the root.
    let path: String
    /// Files and folders below it that are left out, relative to the root.
    var excluded: [String] = []
    /// Which of them count; all where there is nothing.
    var filter: FileFilter?
}

/// What was read from one manifest.
struct ManifestTargets {
    /// The path of the manifest.
    let path: String
    /// What its paths are relative to.
    let directory: String
    var targets: [TargetDescription] = []
    /// True where a library product names targets that could not be read.
    var mayVendUnreadTargets = false
    /// What could not be read.
    var problems: [ManifestProblem] = []
    /// True where the manifest is what an Xcode project is generated from.
    var generatesXcodeProject = false
}
