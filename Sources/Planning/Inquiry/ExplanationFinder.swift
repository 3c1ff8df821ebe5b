import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// Explains verdicts: the way to what decides, all that holds the unit back, and what would become of the project
/// without it.
struct ExplanationFinder {
    private let settled: Planner
    private let verdicts: [Verdict]
    private let places: EvidencePlaces
    private let links: UnitLinks
    private let locator: Locator
    private let whatIf: WhatIf

    init(settled: Planner, unsettled: Planner, outcomes: [TypeID: Verdict.Outcome], verdicts: [Verdict]) {
        self.settled = settled
        self.verdicts = verdicts
        places = EvidencePlaces(settled.project)
        links = UnitLinks(settled.project, settled.diagnostics)
        locator = Locator(settled.project)
        whatIf = WhatIf(settled: settled, unsettled: unsettled, outcomes: outcomes, places: places, locator: locator)
    }

    private var project: Project { settled.project }
    private var index: ProjectIndex { settled.index }

    func explain(_ verdict: Verdict, relation: String?) -> Explanation {
        guard let type = verdict.type else { return explainLocalClass(verdict, relation) }
        let members = settled.units.members(settled.units.representative(type))
        let findings = findings(of: Set(members))
        // With what a class that is kept, or that no view uses, would be refused for besides.
        let refusals = findings.filter(\.isRefusal).flatMap { [$0] + $0.standsFor.filter(\.isRefusal) }
        let obstacles = whatIf.obstacles(refusals, unit: members)
        let behaviors = whatIf.obstacles(findings.filter(\.hasBehavior), unit: members)
        return Explanation(
            verdict: verdict, relation: relation, steps: steps(from: type, verdict.outcome, findings),
            members: members.map { locator.declaration(of: $0) },
            obstacles: obstacles, behaviors: behaviors, release: whatIf.release(of: members, refusals: refusals))
    }

    /// No index knows a class in a function, and it is in no unit.
    private func explainLocalClass(_ verdict: Verdict, _ relation: String?) -> Explanation {
        let reasons = verdict.reasons.map(\.diagnostic)
        let steps = reasons.map {
            EvidenceStep(kind: .reason, message: $0.message, code: Refusal.localClass.rawValue, place: places.place($0))
        }
        let place = TypePlace(name: verdict.name, path: verdict.path, location: verdict.location)
        return Explanation(
            verdict: verdict, relation: relation, steps: steps, members: [place],
            obstacles: whatIf.obstacles(reasons, unit: []), behaviors: [], release: nil)
    }

    /// Refusals and behaviors of the unit, heaviest first.
    private func findings(of members: Set<TypeID>) -> [Diagnostic] {
        settled.diagnostics.filter { ($0.isRefusal || $0.hasBehavior) && $0.types.contains { members.contains($0) } }
            .map { locator.locate($0) }.sorted(on: \.sortKey).map(\.diagnostic)
    }

    // MARK: The way

    private func steps(from type: TypeID, _ outcome: Verdict.Outcome, _ findings: [Diagnostic]) -> [EvidenceStep] {
        var steps: [EvidenceStep] = []
        if let place = places.declaration(of: type) {
            steps.append(
                EvidenceStep(
                    kind: .type, message: "\(index.qualifiedName(type)) is declared here", code: nil, place: place))
        }
        let deciding: [Diagnostic]
        switch outcome {
        case .blocked: deciding = findings.filter(\.isRefusal)
        case .needsAssistedTier: deciding = findings.filter(\.hasBehavior)
        case .moves, .notSelected: return steps
        }
        let concerned = Set(deciding.flatMap(\.types))
        guard let way = links.way(from: type, to: { concerned.contains($0) }) else { return steps }
        for link in way { steps.append(step(of: link)) }
        let end = way.last?.to ?? type
        guard let reason = deciding.first(where: { $0.types.contains(end) }) else { return steps }
        steps.append(self.reason(reason, end))
        if let declaration = declaration(behind: reason),
            declaration.place.path != places.place(reason).path
                || declaration.place.location.line != places.place(reason).location.line
        {
            steps.append(declaration)
        }
        return steps
    }

    private func step(of link: UnitLinks.Link) -> EvidenceStep {
        let from = index.qualifiedName(link.from)
        let to = index.qualifiedName(link.to)
        switch link.cause {
        case .superclass(let entry):
            let subclass = index.type(of: entry.part) ?? link.from
            let message =
                subclass == link.from
                ? "\(from) inherits from \(to); a class migrates only with its superclass"
                : "\(to) inherits from \(from); a class migrates only with its subclasses"
            return EvidenceStep(kind: .superclass, message: message, code: nil, place: place(of: entry))
        case .fix(let number):
            let diagnostic = settled.diagnostics[number]
            let message = "\(from) and \(to) migrate only together: \(diagnostic.message)"
            return EvidenceStep(kind: .movesTogether, message: message, code: nil, place: places.place(diagnostic))
        }
    }

    /// The name of the superclass in the inheritance clause.
    private func place(of entry: InheritedType) -> EvidencePlace {
        let declared = index.fact(entry.part).offset
        let node = project.analysis(of: entry.part.file)?.references.first { reference in
            reference.kind == .classDeclaration && reference.node.range.contains(TextRange(at: declared))
                && reference.node.anchorToken.start == declared
        }?.node
        let entries = node?.child(.inheritanceClause).map { Array($0.children) } ?? []
        let range = entries.indices.contains(entry.position) ? entries[entry.position].range : TextRange(at: declared)
        return places.place(file: entry.part.file, range: range)
    }

    private func reason(_ diagnostic: Diagnostic, _ type: TypeID) -> EvidenceStep {
        var message = diagnostic.message
        let mayBeOthers =
            diagnostic.refusal.map { [.unresolvedExpression, .uncertainType, .unparsableFile].contains($0) } ?? false
        if mayBeOthers, diagnostic.types.count > 1 {
            message += "; its type may be any of \(diagnostic.types.count) types"
        }
        return EvidenceStep(kind: .reason, message: message, code: diagnostic.code, place: places.place(diagnostic))
    }

    /// Where the property is declared that the reason speaks of, or the code that asks for the protocol.
    private func declaration(behind diagnostic: Diagnostic) -> EvidenceStep? {
        guard let analysis = project.analysis(of: diagnostic.file) else { return nil }
        let references = analysis.references.filter {
            $0.node.range.start == diagnostic.range.start && $0.node.range.end <= diagnostic.range.end
        }
        for reference in references {
            guard let key = reference.property, let member = index.members(named: key.name, of: key.owner).first else {
                continue
            }
            let message = "\(index.text(key.name)) is declared here, in \(index.qualifiedName(key.owner))"
            return EvidenceStep(kind: .declaration, message: message, code: nil, place: places.declaration(of: member))
        }
        guard let flow = references.first(where: { $0.kind == .genericFlow }),
            let open = OpenGenericSearch.generic(around: flow.node, project.legacy)
        else { return nil }
        let range = TextRange(open.generic.offset, open.generic.offset + UInt32(index.text(open.name).utf8.count))
        return EvidenceStep(
            kind: .declaration, message: "\(index.text(open.name)) requires ObservableObject", code: nil,
            place: places.place(file: open.generic.file, range: range))
    }
}
