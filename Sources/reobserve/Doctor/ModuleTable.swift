import Projects
import SourceText

/// The table of modules that `reobserve doctor` prints: a line for each, with the places in manifests that say so.
struct ModuleTable {
    let lines: [String]

    /// Without `-v` no more than this many.
    private static let mostLines = 20

    /// Those built for systems without Observation come first, and those of which nobody knows: they hold types back.
    /// Those without a file come last.
    init(_ map: ModuleMap, isVerbose: Bool) {
        let counts = map.fileCounts
        let shown = map.modules.filter { $0.kind != .folder || counts[$0.number] > 0 }
        guard shown.contains(where: { $0.kind != .folder }) || shown.contains(where: { $0.problem != nil }) else {
            lines = ["none: no readable manifest"]
            return
        }
        let rows = shown.map { module in
            (
                rank: ModuleTable.rank(module, files: counts[module.number]),
                text: ModuleTable.line(module, files: counts[module.number])
            )
        }
        let sorted = (0...3).flatMap { rank in rows.filter { $0.rank == rank }.map(\.text) }
        let first = isVerbose ? sorted : Array(sorted.prefix(ModuleTable.mostLines))
        lines = first + (sorted.count > first.count ? ["… \(sorted.count - first.count) more (pass -v)"] : [])
    }

    private static func rank(_ module: Module, files: Int) -> Int {
        if files == 0 { return 3 }
        if DeploymentTargets.isTooOld(module.platforms) || module.problem != nil { return 0 }
        return module.kind == .folder ? 2 : 1
    }

    /// `App: Xcode target (App.xcodeproj/project.pbxproj:9), 12 files, iOS 16.0 (App.xcodeproj/project.pbxproj:40)`
    private static func line(_ module: Module, files: Int) -> String {
        let name = module.kind == .folder ? "other code in \(module.name)" : module.targetName
        var facts = [kind(module), counted(files, "file", "files"), platforms(module)].filter { !$0.isEmpty }
        if let place = module.mainActorPlace { facts.append("may be on the main actor (\(place))") }
        return name + ": " + facts.joined(separator: ", ")
            + (DeploymentTargets.isTooOld(module.platforms) ? " (too old for @Observable)" : "")
    }

    private static func platforms(_ module: Module) -> String {
        let known = module.platforms.map(\.descriptionWithPlace)
        if let problem = module.problem {
            return (known + ["deployment target unknown: \(problem.message) (\(problem.place))"])
                .joined(separator: ", ")
        }
        return known.isEmpty ? "no deployment target" : known.joined(separator: ", ")
    }

    private static func kind(_ module: Module) -> String {
        switch module.kind {
        case .swiftPackageTarget: "SwiftPM target" + declared(module)
        case .xcodeTarget: "Xcode target" + declared(module)
        case .xcodeGenTarget: "XcodeGen target" + declared(module)
        case .tuistTarget: "Tuist target" + declared(module)
        case .bazelTarget: "Bazel target" + declared(module)
        case .pod: "pod" + declared(module)
        case .folder: ""
        }
    }

    private static func declared(_ module: Module) -> String { module.place.map { " (\($0))" } ?? "" }
}
