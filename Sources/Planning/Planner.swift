import Projects
import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Turns diagnostics into a plan.
///
/// Types that can only move together form a migration unit; a refusal of one blocks all. The fixes of blocked units are
/// dropped, those of the others become one edit set for each file. All fixes see the same baseline: there is no second
/// pass.
///
/// 1. A file that could not be parsed refuses the types that the names in it may lead to (`ReachableTypes`), those that
///    inherit from what it declares, since it may ask more of them than is seen, and those of the diagnostics in it;
///    fixes in it are dropped. Where the lexer may have hidden code, all words of the file count as names.
/// 2. A fix of a rule that was not chosen becomes a refusal (`rule-not-selected`), and so does one in a file that must
///    not be edited (`outside-edit-scope`). A fix without edits is an answer and stays, with the behavior that it may
///    carry; one whose edit another rule writes says so (`isMadeElsewhere`).
/// 3. The modules that declare a type, and those of all files that its fixes would change, must be built for systems
///    with Observation (`DeploymentCheck`); each one that is not refuses the type. The numbers come with the modules,
///    and `--min-target` outweighs them.
/// 4. Classes with their superclasses and subclasses form a group of `MigrationUnits`, and so do the types of a fix
///    that is right only where all of them move (`movesTypesTogether`). A refusal of one blocks all; a behavior of one
///    asks all for the assisted tier.
/// 5. The fixes whose types all move become one `EditSet` for each file. Equal edits merge, so two rules may ask for
///    the same one.
/// 6. Edits that overlap, and a result that does not parse, refuse the types concerned (`edit-conflict`), and step 5 is
///    made again. Each round refuses at least one more type, so it ends.
/// 7. Every type gets a `Verdict` with its reasons, heaviest first: the order of `Refusal` is the weight.
///
/// Before it comes `SuppressionPass`, behind it `TodoPass` and `GuidancePass`.
package struct Planner {
    package let project: Project
    private let isEditable: (Int) -> Bool
    private let locator: Locator
    package private(set) var diagnostics: [Diagnostic]
    package let units: MigrationUnits
    private let deployment: DeploymentCheck
    /// The names of the project and of what changes would add.
    private var names: NameTable

    /// - Parameters:
    ///   - diagnostics: of all files, in the order of the files.
    ///   - isEditable: whether a file, by its index, may be changed.
    package static func plan(
        _ project: Project, diagnostics: [Diagnostic], locator: Locator, isEditable: @escaping (Int) -> Bool
    ) -> Plan {
        var planner = Planner(project: project, diagnostics: diagnostics, locator: locator, isEditable: isEditable)
        return planner.run()
    }

    private init(project: Project, diagnostics: [Diagnostic], locator: Locator, isEditable: @escaping (Int) -> Bool) {
        self.project = project
        self.locator = locator
        self.isEditable = isEditable
        self.diagnostics = diagnostics
        units = MigrationUnits(project, joined: diagnostics.lazy.filter(\.movesTypesTogether).map(\.types))
        deployment = DeploymentCheck(project, diagnostics)
        names = project.index.names
    }

    package var index: ProjectIndex { project.index }

    private mutating func run() -> Plan {
        refuseForBrokenFiles()
        refuseUnselectedRules()
        refuseOutsideEditScope()
        diagnostics += deployment.refusals()
        // As it is before edits are tried, which refuses more.
        let unsettled = project.options.inquiry == nil ? nil : self
        let (outcome, changes) = settle()
        var plan = report(outcome, changes)
        if let unsettled { InquiryPass(settled: self, unsettled: unsettled, outcomes: outcome).complete(&plan) }
        return plan
    }

    /// What would happen to each type, and what would hold it back, if the refusals for which the condition holds were
    /// lifted.
    func settled(lifting isLifted: (Diagnostic) -> Bool) -> (
        outcomes: [TypeID: Verdict.Outcome], diagnostics: [Diagnostic]
    ) {
        var planner = self
        planner.diagnostics = diagnostics(lifting: isLifted)
        let outcomes = planner.settle().outcomes
        return (outcomes, planner.diagnostics)
    }

    /// The types that would be blocked, as far as that is known before edits are tried.
    func blockedTypes(lifting isLifted: (Diagnostic) -> Bool) -> Set<TypeID> {
        var planner = self
        planner.diagnostics = diagnostics(lifting: isLifted)
        return Set(planner.outcomes().lazy.filter { $0.value == .blocked }.map(\.key))
    }

    private func diagnostics(lifting isLifted: (Diagnostic) -> Bool) -> [Diagnostic] {
        func left(of diagnostic: Diagnostic) -> [Diagnostic] {
            diagnostic.isRefusal && isLifted(diagnostic) ? diagnostic.standsFor.flatMap(left) : [diagnostic]
        }
        return diagnostics.flatMap(left)
    }

    /// What the deployment targets would have to be for types, sorted by platform.
    func wantedTargets(_ types: [TypeID]) -> [PlatformMinimum] { deployment.wanted(types) }

    /// Decides, and refuses what can't be made together until nothing is left of that.
    private mutating func settle() -> (outcomes: [TypeID: Verdict.Outcome], changes: [FileChange]) {
        var outcome = outcomes()
        var changes: [FileChange] = []
        // Each round refuses at least one more type, so it ends.
        for _ in 0...project.legacy.classes.count {
            let before = diagnostics.count
            changes = makeChanges(outcome)
            if diagnostics.count == before { break }
            outcome = outcomes()
        }
        // What is not made changes no behavior.
        diagnostics.removeAll { diagnostic in
            diagnostic.isOptional && !diagnostic.types.allSatisfy { outcome[$0] == .moves }
                || diagnostic.hasBehavior && !diagnostic.unlessMoving.isEmpty
                    && diagnostic.unlessMoving.allSatisfy { outcome[$0] == .moves }
        }
        return (outcome, changes)
    }

    // MARK: Refusals of the planner

    /// A file that could not be parsed blocks the types that it may use, and isn't edited.
    ///
    /// What the parser made of it can't be trusted, so names decide (`ReachableTypes`), and what the rules found all
    /// the same.
    private mutating func refuseForBrokenFiles() {
        var reachable: ReachableTypes?
        for file in index.files.indices {
            // Problems within bodies show only where the bodies were parsed.
            guard let problem = index.files[file].problem ?? project.analysis(of: file)?.problem else { continue }
            if reachable == nil, !project.legacy.classes.isEmpty {
                reachable = ReachableTypes(index: index, legacy: project.legacy)
            }
            let types = Set(reachable?.classes(inFile: file) ?? []).union(
                diagnostics.lazy.filter { $0.file == file }.flatMap(\.types)
            ).sorted()
            diagnostics.removeAll { if case .fix = $0.outcome { $0.file == file } else { false } }
            guard !types.isEmpty else { continue }
            diagnostics.append(
                Diagnostic(
                    rule: "observable-class", file: file, range: TextRange(at: problem.offset),
                    message: "the file could not be parsed: \(problem.kind.rawValue)", types: types,
                    outcome: .refusal(.unparsableFile)))
        }
    }

    /// A type moves whole or not at all, so it stays where a rule that may not change anything would have to.
    private mutating func refuseUnselectedRules() {
        let options = project.options
        let index = index
        if !options.onlyRules.isEmpty || !options.ignoredRules.isEmpty {
            refuseFixes(.ruleNotSelected, message: { "this place needs \($0.rule), which is not selected" }) {
                diagnostic in
                let rule = diagnostic.rule
                let isLeftOut =
                    !options.onlyRules.isEmpty && !options.onlyRules.contains(rule)
                    || options.ignoredRules.contains(rule)
                return isLeftOut && diagnostic.asksForEdit
            }
        }
        guard options.pathOptions.contains(where: { !$0.ignoredRules.isEmpty }) else { return }
        let message = { (diagnostic: Diagnostic) in
            "this place needs \(diagnostic.rule), which the configuration ignores in this file"
        }
        refuseFixes(.ruleNotSelected, message: message) {
            $0.asksForEdit && options.ignores($0.rule, inFile: index.files[$0.file].path)
        }
    }

    private mutating func refuseOutsideEditScope() {
        let isEditable = isEditable
        refuseFixes(.outsideEditScope, message: { _ in "this file is outside of the edit scope" }) {
            !$0.edits.isEmpty && !isEditable($0.file)
        }
    }

    /// Puts refusals in the place of fixes that must not be made; of what is optional nothing is left.
    private mutating func refuseFixes(
        _ refusal: Refusal, message: (Diagnostic) -> String, where isRefused: (Diagnostic) -> Bool
    ) {
        diagnostics = diagnostics.compactMap { diagnostic in
            guard isRefused(diagnostic) else { return diagnostic }
            if diagnostic.isOptional { return nil }
            return Diagnostic(
                rule: diagnostic.rule, file: diagnostic.file, range: diagnostic.range, message: message(diagnostic),
                types: diagnostic.types, outcome: .refusal(refusal), standsFor: [diagnostic])
        }
    }

    // MARK: Outcomes

    /// What happens to each type: its unit's heaviest finding decides.
    private func outcomes() -> [TypeID: Verdict.Outcome] {
        var result = outcomes { $0.unlessMoving.isEmpty }
        // A behavior that only changes where other types stay may make its own type stay, and so on.
        while diagnostics.contains(where: { $0.hasBehavior && !$0.unlessMoving.isEmpty }) {
            let next = outcomes { $0.unlessMoving.isEmpty || !$0.unlessMoving.allSatisfy { result[$0] == .moves } }
            if next == result { break }
            result = next
        }
        return result
    }

    private func outcomes(counting isCounted: (Diagnostic) -> Bool) -> [TypeID: Verdict.Outcome] {
        let blocked = units(with: \.isRefusal)
        let assisted = units { $0.hasBehavior && isCounted($0) }
        var result: [TypeID: Verdict.Outcome] = [:]
        for type in project.legacy.sortedClasses {
            let unit = units.representative(type)
            if blocked[unit] {
                result[type] = .blocked
            } else if !units.members(unit).allSatisfy({ isSelected($0) }) {
                result[type] = .notSelected
            } else if assisted[unit], project.options.tier == .safe {
                result[type] = .needsAssistedTier
            } else {
                result[type] = .moves
            }
        }
        return result
    }

    /// By type: true for those that stand for a unit with a diagnostic for which the condition holds.
    private func units(with condition: (Diagnostic) -> Bool) -> [Bool] {
        var concerned = [Bool](repeating: false, count: index.types.count)
        for diagnostic in diagnostics where condition(diagnostic) {
            for type in diagnostic.types { concerned[type] = true }
        }
        for type in concerned.indices where concerned[type] { concerned[units.representative(type)] = true }
        return concerned
    }

    private func isSelected(_ type: TypeID) -> Bool {
        let options = project.options
        if options.onlyTypes.isEmpty, options.skippedTypes.isEmpty { return true }
        let name = index.qualifiedName(type)
        if !options.onlyTypes.isEmpty, !options.onlyTypes.contains(where: { TypeSearch.isNamed(name, $0) }) {
            return false
        }
        return !options.skippedTypes.contains { TypeSearch.isNamed(name, $0) }
    }

    // MARK: Changes

    /// One edit set for each file; what can't be made together or doesn't parse afterwards adds refusals instead.
    private mutating func makeChanges(_ outcomes: [TypeID: Verdict.Outcome]) -> [FileChange] {
        let fixes = fixes(outcomes)
        var numbersByFile: [Int: [Int]] = [:]
        for number in fixes.indices where !fixes[number].edits.isEmpty {
            numbersByFile[fixes[number].diagnostic.file, default: []].append(number)
        }
        var changes: [FileChange] = []
        for file in numbersByFile.keys.sorted() {
            guard let numbers = numbersByFile[file], let analysis = project.analysis(of: file) else { continue }
            let entries = numbers.flatMap { number in fixes[number].edits.map { (edit: $0, fix: number) } }
            do {
                let edits = try EditSet(entries.map(\.edit))
                if parsesAsBefore(analysis, edits) {
                    changes.append(FileChange(path: analysis.source.path, bytes: analysis.source.bytes, edits: edits))
                } else {
                    refuse(
                        entries.map { fixes[$0.fix].diagnostic }, file, .editConflict, "the edited file would not parse"
                    )
                }
            } catch {
                let involved = entries.filter { $0.edit == error.first || $0.edit == error.second }.map {
                    fixes[$0.fix].diagnostic
                }
                refuse(involved, file, .editConflict, "two edits overlap")
            }
        }
        return changes
    }

    /// The fixes all types of which move, with their edits.
    private func fixes(_ outcomes: [TypeID: Verdict.Outcome]) -> [(diagnostic: Diagnostic, edits: [TextEdit])] {
        diagnostics.compactMap { diagnostic in
            guard case .fix(let edits, _) = diagnostic.outcome, diagnostic.types.allSatisfy({ outcomes[$0] == .moves }),
                diagnostic.unlessMoving.isEmpty || !diagnostic.unlessMoving.allSatisfy({ outcomes[$0] == .moves })
            else { return nil }
            return (diagnostic, edits)
        }
    }

    /// Invariant 7: the result has no problem, as the file had none. All of it is lexed; bodies without an edit are as
    /// they were.
    private mutating func parsesAsBefore(_ analysis: FileAnalysis, _ edits: EditSet) -> Bool {
        let file = SourceFile(path: analysis.source.path, bytes: edits.applied(to: analysis.source.bytes))
        return SyntaxTree.parse(file, bodies: .parseChanged(edits.rangesAfter), names: &names).problems.isEmpty
    }

    private mutating func refuse(_ involved: [Diagnostic], _ file: Int, _ refusal: Refusal, _ message: String) {
        var types: [TypeID] = []
        for diagnostic in involved { for type in diagnostic.types where !types.contains(type) { types.append(type) } }
        guard let first = involved.first else { return }
        diagnostics.append(
            Diagnostic(
                rule: first.rule, file: file, range: first.range, message: message, types: types,
                outcome: .refusal(refusal)))
    }

    // MARK: Report

    private func report(_ outcomes: [TypeID: Verdict.Outcome], _ changes: [FileChange]) -> Plan {
        let findings = Findings(diagnostics, locator)
        let edits = editsByType(outcomes)
        let otherStandings = standingsInOtherEdition(outcomes)
        var verdicts = project.legacy.sortedClasses.map { type in
            var verdict = verdict(type, outcomes[type] ?? .blocked, findings)
            verdict.edits = edits[type] ?? []
            verdict.standingInOtherEdition = otherStandings[type]
            return verdict
        }
        verdicts += localClassVerdicts
        var plan = Plan(
            verdicts: verdicts.sorted(on: { SortKey($0.path, $0.location, $0.name) }), changes: changes,
            fileCount: index.files.count,
            deployment: deploymentReport(outcomes), problems: [])
        plan.observableCount = TypeLandscape.observableClasses(of: project).count
        plan.namesOfTypes = namesOfTypes(project.options.onlyTypes + project.options.skippedTypes)
        return plan
    }

    /// How types would stand with the other edition of Xcode; only those that stand otherwise there.
    private func standingsInOtherEdition(_ outcomes: [TypeID: Verdict.Outcome]) -> [TypeID: Verdict.Standing] {
        guard diagnostics.contains(where: { $0.outcomeInOtherEdition != nil }) else { return [:] }
        func standings(_ outcome: (Diagnostic) -> Diagnostic.Outcome) -> [Verdict.Standing] {
            let blocked = units { outcome($0).isRefusal }
            let assisted = units { outcome($0).hasBehavior }
            return blocked.indices.map { blocked[$0] ? .blocked : assisted[$0] ? .assisted : .safe }
        }
        let now = standings(\.outcome)
        let other = standings { $0.outcomeInOtherEdition ?? $0.outcome }
        var result: [TypeID: Verdict.Standing] = [:]
        for type in project.legacy.sortedClasses where outcomes[type] != .notSelected {
            let unit = units.representative(type)
            if now[unit] != other[unit] { result[type] = other[unit] }
        }
        return result
    }

    /// Those of the names that types have, legacy or not.
    private func namesOfTypes(_ names: [String]) -> Set<String> {
        if names.isEmpty { return [] }
        let known = index.types.indices.filter { index.declaration(of: $0) != nil }.map { index.qualifiedName($0) }
        return Set(names).filter { name in known.contains { TypeSearch.isNamed($0, name) } }
    }

    /// In the order of their paths, in which the files are numbered, and places.
    private func editsByType(_ outcomes: [TypeID: Verdict.Outcome]) -> [TypeID: [PlannedEdit]] {
        let fixes = fixes(outcomes)
        var places: [TypeID: [EditPlace]] = [:]
        for (number, fix) in fixes.enumerated() where !fix.edits.isEmpty {
            let made = fix.edits.indices.map {
                EditPlace(file: fix.diagnostic.file, range: fix.edits[$0].range, fix: number, edit: $0)
            }
            for type in fix.diagnostic.types { places[type, default: []] += made }
        }
        return places.mapValues { places in
            places.sorted { $0.file == $1.file ? $0.range < $1.range : $0.file < $1.file }.map { place in
                let (diagnostic, edits) = fixes[place.fix]
                return PlannedEdit(
                    path: index.files[place.file].path, rule: diagnostic.rule, message: diagnostic.message,
                    edit: edits[place.edit])
            }
        }
    }

    private func deploymentReport(_ outcomes: [TypeID: Verdict.Outcome]) -> DeploymentReport {
        let moving = project.legacy.sortedClasses.filter { outcomes[$0] == .moves }
        let resting = moving.filter { !deployment.overriddenSettings(of: $0).isEmpty }
        return DeploymentReport(
            isAssumed: moving.contains { deployment.isUnsaid($0) }, raised: raisedTargets(outcomes),
            restingTypes: resting.count, settings: deployment.settings(resting))
    }

    /// What raising the deployment targets would give, as far as that is known before edits are tried.
    private func raisedTargets(_ now: [TypeID: Verdict.Outcome]) -> DeploymentReport.RaisedTargets? {
        let low = Set(diagnostics.lazy.filter { $0.refusal == .deploymentTarget }.flatMap(\.types))
        if low.isEmpty { return nil }
        var planner = self
        planner.diagnostics = diagnostics { $0.refusal == .deploymentTarget }
        let freed = planner.outcomes().filter { now[$0.key] == .blocked }.values
        return DeploymentReport.RaisedTargets(
            targets: deployment.wanted(low.sorted()), isStated: deployment.isStatedLow(Array(low)),
            movingTypes: freed.count { $0 == .moves },
            assistedTypes: freed.count { $0 == .needsAssistedTier })
    }

    private func verdict(_ type: TypeID, _ outcome: Verdict.Outcome, _ findings: Findings) -> Verdict {
        var reasons: [LocatedDiagnostic] = []
        var behaviors: [LocatedDiagnostic] = []
        switch outcome {
        case .blocked: reasons = findings.reasons(of: type) { $0.isRefusal || $0.hasBehavior }
        case .needsAssistedTier: reasons = findings.reasons(of: type) { $0.hasBehavior }
        case .moves: behaviors = findings.behaviors(of: type)
        case .notSelected: break
        }
        // A behavior of its own does not say why a type stays which another one holds back.
        if outcome == .blocked
            ? !findings.contains(for: type, where: \.isRefusal) : outcome == .needsAssistedTier && reasons.isEmpty
        {
            reasons = (linked(type, outcome, findings).map { [locator.locate($0)] } ?? []) + reasons
        }
        let place = locator.declaration(of: type)
        return Verdict(
            type: type, name: place.name, path: place.path, location: place.location, outcome: outcome,
            reasons: reasons, behaviors: behaviors,
            unit: index.qualifiedName(units.representative(type)), unitType: units.representative(type))
    }

    /// The reason of a type that stays because of another one in its unit.
    private func linked(_ type: TypeID, _ outcome: Verdict.Outcome, _ findings: Findings) -> Diagnostic? {
        let others = units.members(units.representative(type)).filter { $0 != type }
        let causes = others.lazy.compactMap { other in
            findings.reasons(of: other) { outcome == .blocked ? $0.isRefusal : $0.hasBehavior }.first
                .map { (other, $0.diagnostic.code) }
        }
        guard let (cause, code) = causes.first, let declaration = index.declaration(of: type) else { return nil }
        let offset = index.fact(declaration).offset
        return Diagnostic(
            rule: "observable-class", file: declaration.file, range: TextRange(at: offset),
            message: "it migrates only with \(index.qualifiedName(cause)), which stays (\(code))", types: [type],
            outcome: .refusal(.linkedType))
    }

    /// Classes in functions are in no index, but they are legacy types all the same.
    private var localClassVerdicts: [Verdict] {
        diagnostics.compactMap { diagnostic in
            guard let name = diagnostic.unindexedClass else { return nil }
            let located = locator.locate(diagnostic)
            return Verdict(
                type: nil, name: name, path: located.path, location: located.location, outcome: .blocked,
                reasons: [located], behaviors: [], unit: name)
        }
    }
}

/// Where an edit of a fix stands: all that sorting needs.
private struct EditPlace {
    let file: Int
    let range: TextRange
    let fix: Int
    let edit: Int
}
