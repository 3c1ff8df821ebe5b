import SourceText
import SymbolIndex

/// What manifests say about the systems that one module is built for.
public struct ModulePlatforms: Sendable {
    /// The name of the target, or of the folder with a `/` behind it.
    public let name: String
    /// The lowest version of each platform; empty where nothing says.
    public let minimums: [PlatformMinimum]

    public init(name: String, minimums: [PlatformMinimum]) {
        self.name = name
        self.minimums = minimums
    }
}

/// What the deployment targets do to a plan.
public struct DeploymentReport: Sendable {
    /// A type that moves is compiled by a module about which nothing says what it is built for.
    public let isAssumed: Bool
    /// How many types would move if nothing but the deployment target changed.
    public let waitingTypes: Int
    /// What the deployment target would have to be for them, sorted by platform.
    public let wanted: [PlatformMinimum]

    static func merging(_ reports: [DeploymentReport]) -> DeploymentReport {
        let platforms = Set(reports.flatMap(\.wanted).map(\.name))
        return DeploymentReport(
            isAssumed: reports.contains(where: \.isAssumed), waitingTypes: reports.reduce(0) { $0 + $1.waitingTypes },
            wanted: DeploymentTargets.needed.filter { platforms.contains($0.name) })
    }
}

/// Tells whether modules may use Observation (catalogue 22).
public struct DeploymentTargets: Sendable {
    /// A module that is built for systems without Observation.
    struct LowModule {
        let name: String
        let platforms: [PlatformMinimum]

        /// `App is built for iOS 15.0, macOS 12.0 and tvOS 15.0`
        var message: String {
            let texts = platforms.map(\.description)
            let list = texts.count > 1 ? texts.dropLast().joined(separator: ", ") + " and " + (texts.last ?? "") : texts.joined()
            return "\(name) is built for \(list)"
        }
    }

    /// By number; the last one stands for files that belong to none.
    private let modules: [ModulePlatforms]

    /// Where Observation begins, as its interface has it. Platforms that aren't listed always have it, as visionOS has.
    static let needed = [("iOS", 17), ("macCatalyst", 17), ("macOS", 14), ("tvOS", 17), ("watchOS", 10)].map { name, version in
        PlatformMinimum(name: name, version: "\(version)")
    }

    /// - Parameters:
    ///   - modules: by number.
    ///   - overrides: outweigh what the modules say, one for each platform.
    init(_ modules: [ModulePlatforms], overrides: [PlatformMinimum]) {
        self.modules = (modules + [ModulePlatforms(name: "the project", minimums: [])]).map { module in
            ModulePlatforms(name: module.name, minimums: DeploymentTargets.overridden(module.minimums, by: overrides))
        }
    }

    /// The modules of a file, or what stands for none.
    func numbers(_ modulesOfFile: [Int]) -> [Int] {
        let known = modulesOfFile.filter { $0 < modules.count - 1 }
        return known.isEmpty ? [modules.count - 1] : known
    }

    /// Those of the modules that can't use Observation, by number.
    func lowModules(_ numbers: Set<Int>) -> [Int: LowModule] {
        var result: [Int: LowModule] = [:]
        for number in numbers {
            let low = modules[number].minimums.filter(DeploymentTargets.isLow)
            if !low.isEmpty { result[number] = LowModule(name: modules[number].name, platforms: low) }
        }
        return result
    }

    /// True where nothing says what one of the modules is built for.
    func isUnsaid(_ numbers: Set<Int>) -> Bool {
        numbers.contains { modules[$0].minimums.isEmpty }
    }

    /// An override counts for the modules that are built for its platform, and for those that don't say what they are built for.
    /// True where one of the platforms is a system without Observation.
    public static func isTooOld(_ minimums: [PlatformMinimum]) -> Bool { minimums.contains { isLow($0) } }

    private static func overridden(_ minimums: [PlatformMinimum], by overrides: [PlatformMinimum]) -> [PlatformMinimum] {
        if minimums.isEmpty { return overrides }
        return minimums.map { minimum in overrides.first { $0.name == minimum.name } ?? minimum }
    }

    private static func isLow(_ minimum: PlatformMinimum) -> Bool {
        needed.contains { $0.name == minimum.name && minimum.versionNumbers.lexicographicallyPrecedes($0.versionNumbers) }
    }
}

/// The deployment targets, asked about the types of one project.
struct DeploymentCheck {
    private let project: Project
    private let targets: DeploymentTargets
    /// For each class the modules that declare it, and those of all files in which it would change something.
    private let modulesByType: [TypeID: Set<Int>]

    /// - Parameter diagnostics: as the rules made them, before any fix is dropped.
    init(_ project: Project, _ diagnostics: [Diagnostic]) {
        let targets = DeploymentTargets(project.platforms, overrides: project.options.minimumTargets)
        var files: [TypeID: Set<Int>] = [:]
        for type in project.legacy.sortedClasses { files[type] = Set(project.index.types[type].declarations.map(\.file)) }
        for diagnostic in diagnostics {
            guard case .fix(let edits, _) = diagnostic.outcome, !edits.isEmpty else { continue }
            for type in diagnostic.types { files[type, default: []].insert(diagnostic.file) }
        }
        modulesByType = files.mapValues { Set($0.flatMap { targets.numbers(project.index.modules[$0]) }) }
        self.project = project
        self.targets = targets
    }

    /// One for each type and module that is built for too old a system, at the class.
    func refusals() -> [Diagnostic] {
        let low = targets.lowModules(modulesByType.values.reduce(into: []) { $0.formUnion($1) })
        if low.isEmpty { return [] }
        return project.legacy.sortedClasses.flatMap { type in
            guard let declaration = project.index.declaration(of: type) else { return [Diagnostic]() }
            let place = TextRange(at: project.index.fact(declaration).offset)
            return (modulesByType[type] ?? []).sorted().compactMap { low[$0] }.map { module in
                Diagnostic(
                    rule: "observable-class", file: declaration.file, range: place, message: module.message, types: [type],
                    outcome: .refusal(.deploymentTarget))
            }
        }
    }

    /// True where nothing says what some code of the type is built for.
    func isUnsaid(_ type: TypeID) -> Bool { targets.isUnsaid(modulesByType[type] ?? []) }

    /// The versions that Observation needs, of the platforms that keep these types from moving.
    func wanted(_ types: [TypeID]) -> [PlatformMinimum] {
        let modules = types.reduce(into: Set<Int>()) { $0.formUnion(modulesByType[$1] ?? []) }
        let low = Set(targets.lowModules(modules).values.flatMap(\.platforms).map(\.name))
        return DeploymentTargets.needed.filter { low.contains($0.name) }
    }
}
