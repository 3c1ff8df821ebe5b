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
    let locator: Locator
    package internal(set) var diagnostics: [Diagnostic]
    package let units: MigrationUnits
    let deployment: DeploymentCheck
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

    func diagnostics(lifting isLifted: (Diagnostic) -> Bool) -> [Diagnostic] {
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
    /// the same. A file that none of the targets beside it compiles is not code of one, which would not build with it:
    /// it blocks only what it declares.
    private mutating func refuseForBrokenFiles() {
        var reachable: ReachableTypes?
        for file in index.files.indices {
            // Problems within bodies show only where the bodies were parsed.
            guard let problem = index.files[file].problem ?? project.analysis(of: file)?.problem else { continue }
            let types: [TypeID]
            if index.isOfNoTarget(file), project.deployment.areStated(index.modules[file]) {
                diagnostics.removeAll { $0.file == file }
                types = project.legacy.sortedClasses.filter { type in
                    index.types[type].declarations.contains { $0.file == file }
                }
            } else {
                if reachable == nil, !project.legacy.classes.isEmpty {
                    reachable = ReachableTypes(index: index, legacy: project.legacy)
                }
                types = Set(reachable?.classes(inFile: file) ?? []).union(
                    diagnostics.lazy.filter { $0.file == file }.flatMap(\.types)
                ).sorted()
                diagnostics.removeAll { if case .fix = $0.outcome { $0.file == file } else { false } }
            }
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
    func outcomes() -> [TypeID: Verdict.Outcome] {
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
    func units(with condition: (Diagnostic) -> Bool) -> [Bool] {
        var concerned = [Bool](repeating: false, count: index.types.count)
        for diagnostic in diagnostics where condition(diagnostic) {
            for type in diagnostic.types { concerned[type] = true }
        }
        for type in concerned.indices where concerned[type] { concerned[units.representative(type)] = true }
        return concerned
    }

    /// False for a type that `--only-type` or `--skip-type` leave out.
    func isSelected(_ type: TypeID) -> Bool {
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
    func fixes(_ outcomes: [TypeID: Verdict.Outcome]) -> [(diagnostic: Diagnostic, edits: [TextEdit])] {
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
}
