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
    var mayBeOnMainActor = false
    var infersActorsOfWrappers = false
    var claims: [FileClaim] = []
}

/// Files a target compiles: one file, or all Swift files below a folder but for some.
struct FileClaim: Equatable {
    /// A file or a folder, relative to the root.
    let path: String
    /// Files and folders below it that are left out, relative to the root.
    var excluded: [String] = []
}

/// What was read from one manifest.
struct ManifestTargets {
    var targets: [TargetDescription] = []
    /// True where a library product names targets that could not be read.
    var mayVendUnreadTargets = false
}
