import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Groups what holds a unit back, and makes the plan again as if nothing of it were there.
///
/// `Planner.settled(lifting:)` starts from the diagnostics before edits are tried, puts what a refusal `standsFor` (a
/// suppressed fix, what a kept class is refused for besides) in its place, and goes through steps 5 and 6 of the
/// planner. Refusals of one `RefusalCause` go together, since who changes the place, the generic code or the deployment
/// target lifts all of them.
struct WhatIf {
    let settled: Planner
    let unsettled: Planner
    let outcomes: [TypeID: Verdict.Outcome]
    let places: EvidencePlaces
    let locator: Locator

    private var index: ProjectIndex { settled.index }

    // MARK: What holds back

    /// The findings by code, in the order in which the codes come.
    func obstacles(_ findings: [Diagnostic], unit: [TypeID]) -> [Obstacle] {
        var codes: [String] = []
        var groups: [String: [Diagnostic]] = [:]
        for finding in findings {
            let code = finding.code
            if groups[code] == nil { codes.append(code) }
            groups[code, default: []].append(finding)
        }
        return codes.map { code in
            let group = groups[code] ?? []
            var seen: Set<EvidencePlace> = []
            let occurrences = group.map { Obstacle.Occurrence(message: $0.message, place: places.place($0)) }
                .sorted(on: { SortKey($0.place.path, $0.place.location) }).filter { seen.insert($0.place).inserted }
            return Obstacle(
                code: code, advice: advice(group), flags: flags(group, unit: unit), occurrences: occurrences)
        }
    }

    private func advice(_ group: [Diagnostic]) -> String {
        let outcome = group.first?.outcome
        return outcome?.refusal?.advice ?? outcome?.behavior?.summary ?? ""
    }

    private func flags(_ group: [Diagnostic], unit: [TypeID]) -> [String] {
        guard let refusal = group.first?.refusal else {
            return settled.project.options.tier == .safe ? ["--tier assisted"] : []
        }
        switch refusal {
        case .publicAPI: return ["--public-api"]
        case .deploymentTarget:
            return settled.wantedTargets(unit).map { "--min-target \($0.name)\($0.versionNumbers.first ?? 0)" }
        case .notUsedByViews: return unit.map { "--only-type \(index.qualifiedName($0))" }
        case .ruleNotSelected:
            let rules = Set(group.flatMap(\.standsFor).map(\.rule)).sorted()
            let options = settled.project.options
            return rules.compactMap { rule in
                if options.ignoredRules.contains(rule) { return "without --ignore \(rule)" }
                // No flag helps where the configuration ignores it in some files.
                let isChosen = options.onlyRules.isEmpty || options.onlyRules.contains(rule)
                return isChosen ? nil : "--select \(rule)"
            }
        default: return []
        }
    }

    // MARK: What would be free

    /// The plan without what holds a unit back, against the plan there is. Who changes the code at a place lifts all
    /// that is refused there for the same reason, of other types as well; who passes a flag or raises a target lifts it
    /// everywhere.
    func release(of unit: [TypeID], refusals: [Diagnostic]) -> Release? {
        let isHeld = unit.contains { outcomes[$0] == .blocked || outcomes[$0] == .needsAssistedTier }
        guard isHeld else { return nil }
        var lifted: Set<RefusalCause> = []
        var isCertain = true
        for refusal in refusals {
            lifted.insert(RefusalCause(refusal, settled.project))
            if refusal.refusal == .unparsableFile { isCertain = false }
        }
        let (after, diagnostics) = unsettled.settled { lifted.contains(RefusalCause($0, settled.project)) }
        let members = Set(unit)
        let remaining = diagnostics.filter { $0.isRefusal && $0.types.contains { members.contains($0) } }
        let freed = settled.project.legacy.sortedClasses.filter {
            outcomes[$0] == .blocked || outcomes[$0] == .needsAssistedTier
        }
        let moving = freed.filter { after[$0] == .moves && outcomes[$0] != .moves }
        let assisted = freed.filter { after[$0] == .needsAssistedTier }.filter {
            outcomes[$0] == .blocked || members.contains($0)
        }
        return Release(
            moving: moving.map { locator.declaration(of: $0) }, assisted: assisted.map { locator.declaration(of: $0) },
            remaining: obstacles(remaining, unit: unit), isCertain: isCertain)
    }
}

/// What has to change for a refusal to go: refusals of one cause go together.
struct RefusalCause: Hashable {
    let code: Refusal?
    private var file = -1
    private var offset: UInt32 = 0
    private var text = ""

    init(_ diagnostic: Diagnostic, _ project: Project) {
        guard let refusal = diagnostic.refusal else {
            code = nil
            return
        }
        code = refusal
        switch refusal {
        case .publicAPI: break
        case .deploymentTarget: text = diagnostic.message
        case .ruleNotSelected: text = diagnostic.rule
        case .outsideEditScope, .unparsableFile: file = diagnostic.file
        default:
            file = diagnostic.file
            offset = diagnostic.range.start
            if refusal == .genericConstraint || refusal == .lostMainActor {
                takeDeclaration(diagnostic, refusal, project)
            }
        }
    }

    /// The declaration that is to change is not where the refusal stands: the generic code, or the type around the
    /// property.
    private mutating func takeDeclaration(_ diagnostic: Diagnostic, _ refusal: Refusal, _ project: Project) {
        let reference = project.analysis(of: diagnostic.file)?.references.first {
            $0.node.range.start == diagnostic.range.start
        }
        guard let node = reference?.node else { return }
        if refusal == .genericConstraint {
            guard let generic = OpenGenericSearch.generic(around: node, project.legacy)?.generic else { return }
            (file, offset) = (generic.file, generic.offset)
        } else if let owner = project.analysis(of: diagnostic.file)?.enclosingType(of: node) {
            (file, offset, text) = (-1, UInt32(owner), "type")
        }
    }
}

/// Finds the code that asks for `ObservableObject`.
enum OpenGenericSearch {
    /// The generic code that a value is given to: the nearest name before it in the expressions around it.
    static func generic(around node: SyntaxNode, _ legacy: LegacyTypes) -> (name: NameID, generic: OpenGeneric)? {
        var outer: SyntaxNode? = node
        for _ in 0..<Limits.genericDepth {
            guard let current = outer else { return nil }
            for number in (current.firstToken...node.lastToken).reversed() {
                let token = current.tree.tokens[number]
                if token.kind == .identifier, let generic = legacy.openGenerics[token.payload],
                    generic.namesObservableObject
                {
                    return (token.payload, generic)
                }
            }
            outer = current.parent
        }
        return nil
    }
}
