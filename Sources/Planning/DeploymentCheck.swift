import Projects
import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// What the deployment targets do to a plan.
public struct DeploymentReport: Sendable {
    /// A type that moves is compiled by a module about which nothing says what it is built for.
    public internal(set) var isAssumed = false
    /// What raising all deployment targets that are too low would give; nil where none holds a type back.
    public internal(set) var raised: RaisedTargets?
    /// How many types move only because `--min-target` outweighs what a manifest says.
    public internal(set) var restingTypes = 0
    /// What has to be raised for them, each once.
    public internal(set) var settings: [DeploymentSetting] = []

    /// What the plan would gain if the deployment targets were high enough.
    public struct RaisedTargets: Sendable {
        /// What the targets would have to be, sorted by platform.
        public let targets: [PlatformMinimum]
        /// False where no manifest states a lower one: it is only that a manifest can't be read.
        public let isStated: Bool
        /// How many blocked types would move in the chosen tier.
        public let movingTypes: Int
        /// How many blocked types would move with `--tier assisted` only.
        public let assistedTypes: Int
        /// How many blocked types would move in some tier.
        public var allTypes: Int { movingTypes + assistedTypes }

        static func merging(_ gains: [RaisedTargets]) -> RaisedTargets? {
            if gains.isEmpty { return nil }
            let platforms = Set(gains.flatMap(\.targets).map(\.name))
            return RaisedTargets(
                targets: DeploymentTargets.needed.filter { platforms.contains($0.name) },
                isStated: gains.contains(where: \.isStated),
                movingTypes: gains.reduce(0) { $0 + $1.movingTypes },
                assistedTypes: gains.reduce(0) { $0 + $1.assistedTypes })
        }
    }

    package static func merging(_ reports: [DeploymentReport]) -> DeploymentReport {
        var seen: Set<DeploymentSetting> = []
        return DeploymentReport(
            isAssumed: reports.contains(where: \.isAssumed),
            raised: RaisedTargets.merging(reports.compactMap(\.raised)),
            restingTypes: reports.reduce(0) { $0 + $1.restingTypes },
            settings: reports.flatMap(\.settings).filter { seen.insert($0).inserted })
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
        let targets = project.deployment
        var files: [TypeID: Set<Int>] = [:]
        for type in project.legacy.sortedClasses {
            files[type] = Set(project.index.types[type].declarations.map(\.file))
        }
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
                    rule: "observable-class", file: declaration.file, range: place, message: module.message,
                    types: [type],
                    outcome: .refusal(.deploymentTarget))
            }
        }
    }

    /// The deployment targets that `--min-target` outweighs so that the type can move.
    func overriddenSettings(of type: TypeID) -> [DeploymentSetting] {
        targets.overriddenSettings(modulesByType[type] ?? [])
    }

    /// What has to be raised for these types, each once: a package has one place for all of its targets.
    func settings(_ types: [TypeID]) -> [DeploymentSetting] {
        var seen: Set<String> = []
        return targets.overriddenSettings(modules(of: types)).filter { seen.insert($0.description).inserted }
    }

    /// True where nothing says what some code of the type is built for.
    func isUnsaid(_ type: TypeID) -> Bool { targets.isUnsaid(modulesByType[type] ?? []) }

    /// True where a manifest states a version that is too low for one of these types.
    func isStatedLow(_ types: [TypeID]) -> Bool {
        targets.lowModules(modules(of: types)).values.contains { !$0.platforms.isEmpty }
    }

    /// The versions that Observation needs, of the platforms that keep these types from moving.
    func wanted(_ types: [TypeID]) -> [PlatformMinimum] {
        let low = targets.lowModules(modules(of: types)).values
        // Where a manifest can't be read any platform will do: to name one says that the manifest was looked at.
        if !low.isEmpty, low.allSatisfy(\.platforms.isEmpty) { return Array(DeploymentTargets.needed.prefix(1)) }
        let names = Set(low.flatMap(\.platforms).map(\.name))
        return DeploymentTargets.needed.filter { names.contains($0.name) }
    }

    private func modules(of types: [TypeID]) -> Set<Int> {
        types.reduce(into: []) { $0.formUnion(modulesByType[$1] ?? []) }
    }
}
