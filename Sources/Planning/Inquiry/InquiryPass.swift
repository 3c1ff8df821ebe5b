import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Answers what the caller asks about types beyond their verdicts, once everything is decided.
///
/// `why` gets an `Explanation` with `EvidenceStep`s for each type, `report` the `TypeLandscape`. Without a question
/// nothing is done.
struct InquiryPass {
    /// The planner as it ended.
    let settled: Planner
    /// The planner before edits were tried: what a plan without some refusals is made from.
    let unsettled: Planner
    let outcomes: [TypeID: Verdict.Outcome]

    func complete(_ plan: inout Plan) {
        switch settled.project.options.inquiry {
        case .explanation(let query):
            let semantics = TypeSearch(settled, verdicts: plan.verdicts)
            let finder = ExplanationFinder(
                settled: settled, unsettled: unsettled, outcomes: outcomes, verdicts: plan.verdicts)
            plan.explanations = semantics.find(query).map { finder.explain($0.verdict, relation: $0.relation) }
            if plan.explanations.isEmpty { plan.otherTypes = semantics.others(query) }
        case .landscape: plan.landscape = TypeLandscape(settled: settled, unsettled: unsettled)
        case nil: break
        }
    }
}

/// Finds the legacy types that someone asks about.
struct TypeSearch {
    private let planner: Planner
    private let verdicts: [Verdict]
    private let places: EvidencePlaces
    /// A place that concerns more types than this says little about any of them.
    private static let mostTypes = 12

    init(_ planner: Planner, verdicts: [Verdict]) {
        self.planner = planner
        self.verdicts = verdicts
        places = EvidencePlaces(planner.project)
    }

    private var project: Project { planner.project }
    private var index: ProjectIndex { planner.index }

    /// The types in the order of their places, each with what it has to do with the line.
    func find(_ query: TypeQuery) -> [(verdict: Verdict, relation: String?)] {
        switch query {
        case .name(let name): return verdicts.filter { TypeSearch.isNamed($0.name, name) }.map { ($0, nil) }
        case .line(let path, let number):
            guard let file = index.files.firstIndex(where: { $0.path == path }) else { return [] }
            let relations = relations(file, number)
            return verdicts.compactMap { verdict in
                if let type = verdict.type { return relations[type].map { (verdict, $0) } }
                return verdict.path == path && verdict.location.line == number
                    ? (verdict, "it is declared on this line") : nil
            }
        }
    }

    /// `Inner`, `Outer.Inner`.
    static func isNamed(_ qualified: String, _ name: String) -> Bool {
        qualified == name || qualified.hasSuffix("." + name)
    }

    /// Types of the name that are none of the legacy classes.
    func others(_ query: TypeQuery) -> [OtherType] {
        guard case .name(let name) = query else { return [] }
        return index.types.indices.compactMap { type in
            guard let declaration = index.declaration(of: type), TypeSearch.isNamed(index.qualifiedName(type), name)
            else { return nil }
            let isObservable = index.fact(declaration).attributes.contains(KnownName.Observable.id)
            let kind = article(index.types[type].kind)
            let message =
                isObservable
                ? "\(index.qualifiedName(type)) is already @Observable"
                : "\(index.qualifiedName(type)) is \(kind), not an ObservableObject"
            return OtherType(
                message: message, name: index.qualifiedName(type), path: index.files[declaration.file].path)
        }
    }

    private func article(_ kind: TypeSymbol.Kind) -> String {
        switch kind {
        case .class: "a class"
        case .struct: "a struct"
        case .enum: "an enum"
        case .actor: "an actor"
        case .protocol: "a protocol"
        case .external: "an external type"
        }
    }

    /// What types have to do with a line: a declaration or a wrapper on it counts before a finding, and a finding
    /// before the class around it.
    private func relations(_ file: Int, _ line: Int) -> [TypeID: String] {
        var found: [TypeID: String] = [:]
        for type in project.legacy.sortedClasses where declares(type, in: file, line) {
            found[type] = "it is declared on this line"
        }
        if !found.isEmpty { return found }
        guard let analysis = project.analysis(of: file) else { return [:] }
        for reference in analysis.references {
            guard case .wrapperProperty(let wrapper) = reference.kind, stands(reference.node.range, on: line, file)
            else { continue }
            for type in reference.types { found[type] = "@\(index.text(wrapper.name.id)) holds it on this line" }
        }
        if !found.isEmpty { return found }
        let findings = planner.diagnostics.filter { $0.file == file && stands($0.range, on: line, file) }.sorted(on: {
            SortKey(rank($0))
        })
        for finding in findings where finding.types.count <= TypeSearch.mostTypes {
            for type in finding.types where found[type] == nil { found[type] = finding.message }
        }
        if !found.isEmpty { return found }
        let around = analysis.references.filter { reference in
            reference.kind == .classDeclaration
                && places.lines(of: reference.node.range, file: file)?.contains(line) ?? false
        }
        guard let inner = around.max(by: { $0.node.range.start < $1.node.range.start }) else { return [:] }
        for type in inner.types { found[type] = "its declaration contains this line" }
        return found
    }

    /// Refusals first, then behaviors, then what is only a fix.
    private func rank(_ diagnostic: Diagnostic) -> Int { diagnostic.isRefusal ? 0 : diagnostic.hasBehavior ? 1 : 2 }

    private func declares(_ type: TypeID, in file: Int, _ line: Int) -> Bool {
        index.types[type].declarations.contains { declaration in
            declaration.file == file
                && places.lines(of: TextRange(at: index.fact(declaration).offset), file: file)?.contains(line) ?? false
        }
    }

    /// True where a range starts on a line.
    private func stands(_ range: TextRange, on line: Int, _ file: Int) -> Bool {
        places.lines(of: TextRange(at: range.start), file: file)?.contains(line) ?? false
    }
}
