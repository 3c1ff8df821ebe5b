import SourceText

/// Reads the native targets of a `project.pbxproj` and the Swift files each compiles.
struct XcodeProject {
    typealias NodeID = PropertyList.NodeID

    private let objects: XcodeObjects
    private let files: XcodeFileTree
    private var configurations: XcodeConfigurations
    private let path: String
    private let directory: String
    private var lines: XcodeProjectLines

    /// - Parameters:
    ///   - directory: the directory that holds the `.xcodeproj`, relative to the root.
    ///   - configurationFiles: those that its configurations may be based on.
    init(_ file: SourceFile, directory: String, configurationFiles: XcodeConfigurationFiles) {
        path = file.path
        self.directory = directory
        lines = XcodeProjectLines(file)
        objects = XcodeObjects(file.bytes)
        files = XcodeFileTree(objects, directory: directory)
        configurations = XcodeConfigurations(
            objects: objects, files: files, configurationFiles: configurationFiles, lines: lines)
    }

    /// The native targets in the order of the project.
    mutating func targets() -> ManifestTargets {
        let natives = objects.objects("targets", of: objects.project).filter { objects.isKind($0, "PBXNativeTarget") }
        let folders = XcodeSynchronizedFolders(objects, files, targets: natives)
        let inherited = configurations.configurations(of: objects.project)
        return ManifestTargets(
            path: path, directory: directory,
            targets: natives.map { target in
                var description = description(of: target, inherited)
                description.claims = sourceFiles(of: target) + folders.claims(of: target)
                return description
            })
    }

    private mutating func description(of target: NodeID, _ inherited: [XcodeBuildSettings.Configuration])
        -> TargetDescription
    {
        let place = lines.place(of: target, in: objects.list)
        let name = objects.list.text("name", of: target) ?? objects.list.text("productName", of: target) ?? ""
        let settings = XcodeBuildSettings(
            own: configurations.configurations(of: target), inherited: inherited, targetName: name, place: place)
        return TargetDescription(
            name: name, moduleName: settings.moduleName, kind: .xcodeTarget,
            product: XcodeProject.product(ofType: objects.list.text("productType", of: target) ?? ""),
            platforms: settings.platforms, mainActorPlace: settings.mainActorPlace,
            actorsOfWrappers: settings.actorsOfWrappers, place: place)
    }

    /// The files of the target's "Compile Sources" phases. A group in a phase, like a variant group, stands for its
    /// members.
    private func sourceFiles(of target: NodeID) -> [FileClaim] {
        var claims: [FileClaim] = []
        for phase in objects.objects("buildPhases", of: target) where objects.isKind(phase, "PBXSourcesBuildPhase") {
            for buildFile in objects.objects("files", of: phase) {
                guard let reference = objects.object("fileRef", of: buildFile) else { continue }
                appendClaim(of: reference, to: &claims)
                for member in objects.objects("children", of: reference) { appendClaim(of: member, to: &claims) }
            }
        }
        return claims
    }

    private func appendClaim(of file: NodeID, to claims: inout [FileClaim]) {
        if let path = files.path(of: file), path.hasSuffix(".swift") { claims.append(FileClaim(path: path)) }
    }

    private static func product(ofType type: String) -> Module.Product {
        let prefix = "com.apple.product-type."
        return type.hasPrefix(prefix) ? product(ofShortType: String(type.dropFirst(prefix.count))) : .unknown
    }

    /// - Parameter name: without `com.apple.product-type.` before it.
    static func product(ofShortType name: String) -> Module.Product {
        if name.hasSuffix("testing") || name.hasSuffix("unit-test") { return .test }
        if name.hasPrefix("framework") || name == "xcframework" { return .framework }
        if name.hasPrefix("library") { return .library }
        if name.hasPrefix("application") || name == "tool" { return .application }
        return name.contains("extension") || name == "xpc-service" ? .extension : .unknown
    }
}
