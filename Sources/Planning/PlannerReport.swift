import Projects
import RuleContract
import Semantics
import SourceText
import SymbolIndex

extension Planner {
    /// The plan of what was settled.
    func report(_ outcomes: [TypeID: Verdict.Outcome], _ changes: [FileChange]) -> Plan {
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
        var verdict = Verdict(
            type: type, name: place.name, path: place.path, location: place.location, outcome: outcome,
            reasons: reasons, behaviors: behaviors,
            unit: index.qualifiedName(units.representative(type)), unitType: units.representative(type))
        if outcome == .notSelected { verdict.partnersLeftOut = partnersLeftOut(of: type) }
        return verdict
    }

    /// Why a type that is selected stays all the same; empty for one that is not.
    private func partnersLeftOut(of type: TypeID) -> [String] {
        guard isSelected(type) else { return [] }
        return units.members(units.representative(type)).filter { !isSelected($0) }.map { index.qualifiedName($0) }
            .sorted()
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
