import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// Collects what a plan could not see from what is known at its end. Reads no file.
struct SoundnessFinder {
    let project: Project
    let verdicts: [Verdict]
    let problems: [FileProblem]
    /// Whether a file, by its index, may be changed.
    let isEditable: (Int) -> Bool
    private let locator: Locator
    /// What types stay for, by file, in the order of the types.
    private let reasons: [String: [Reason]]

    private struct Reason {
        let verdict: Int
        let diagnostic: LocatedDiagnostic
    }

    init(_ project: Project, plan: Plan, problems: [FileProblem], locator: Locator, isEditable: @escaping (Int) -> Bool)
    {
        self.project = project
        verdicts = plan.verdicts
        self.problems = problems
        self.isEditable = isEditable
        self.locator = locator
        var reasons: [String: [Reason]] = [:]
        for (number, verdict) in plan.verdicts.enumerated() {
            for reason in verdict.reasons {
                reasons[reason.path, default: []].append(Reason(verdict: number, diagnostic: reason))
            }
        }
        self.reasons = reasons
    }

    private var index: ProjectIndex { project.index }

    func find() -> Soundness {
        var entries = problems.map { Soundness.Entry(kind: .unreadableFile, path: $0.path, detail: $0.message) }
        entries += unparsableFiles + macros + unresolvedNames + untouchableFiles + conditionalBlocks + externalTypes
        return Soundness(entries)
    }

    /// The types with a refusal of one of the codes at a place in a file.
    private func types(_ codes: [Refusal], in path: String, where isPlace: (LocatedDiagnostic) -> Bool = { _ in true })
        -> [String]
    {
        types(in: path) { reason in
            reason.diagnostic.refusal.map { codes.contains($0) } ?? false && isPlace(reason)
        }
    }

    /// The types that stay for something in a file.
    private func types(in path: String, where isReason: (LocatedDiagnostic) -> Bool) -> [String] {
        var found: [Int] = []
        for reason in reasons[path] ?? [] where found.last != reason.verdict && isReason(reason.diagnostic) {
            found.append(reason.verdict)
        }
        return found.map { verdicts[$0].name }
    }

    // MARK: Not seen

    private var unparsableFiles: [Soundness.Entry] {
        index.files.indices.compactMap { file in
            guard let problem = index.files[file].problem ?? project.analysis(of: file)?.problem else { return nil }
            let path = index.files[file].path
            return Soundness.Entry(
                kind: .unparsableFile, path: path, line: locator.location(file: file, offset: problem.offset).line,
                detail: problem.kind.rawValue,
                types: types([.unparsableFile], in: path))
        }
    }

    private var macros: [Soundness.Entry] {
        index.files.indices.flatMap { file in
            index.files[file].macros.compactMap { macro in
                let name = index.translate(macro.name, file: file)
                // A property wrapper, result builder or global actor of the project.
                if macro.isAttached, !index.types(named: name).isEmpty { return nil }
                let path = index.files[file].path
                let refused = types([.unknownAttribute], in: path) { $0.location.line == macro.line }
                return Soundness.Entry(
                    kind: .macro, path: path, line: macro.line,
                    detail: (macro.isAttached ? "@" : "#") + index.text(name), types: refused)
            }
        }
    }

    private var unresolvedNames: [Soundness.Entry] {
        let codes: [Refusal] = [.unresolvedExpression, .uncertainType]
        let places = reasons.values.joined().map(\.diagnostic).filter {
            $0.diagnostic.refusal.map { codes.contains($0) } ?? false
        }
        let entries = LocatedDiagnostic.sortedUnique(places).map { place in
            let refused = types(codes, in: place.path) { $0.location == place.location && $0.text == place.text }
            return Soundness.Entry(
                kind: .unresolvedName, path: place.path, line: place.location.line, detail: place.text, types: refused)
        }
        let known = Set(entries.map { "\($0.path):\($0.line)" })
        return entries + ambiguousUses.filter { !known.contains("\($0.path):\($0.line)") }
    }

    /// Publishers and generic code of values that were not understood; their refusals say what is used and not that it
    /// is uncertain.
    private var ambiguousUses: [Soundness.Entry] {
        project.analyses.flatMap { analysis in
            var lines: Set<Int> = []
            return analysis.references.compactMap { reference -> Soundness.Entry? in
                guard !reference.isCertain, [.publisher, .objectWillChange, .genericFlow].contains(reference.kind)
                else { return nil }
                let line = locator.location(file: analysis.file, offset: reference.node.range.start).line
                guard lines.insert(line).inserted else { return nil }
                let path = analysis.source.path
                let refused = types(in: path) { $0.location.line == line }
                let detail = "\(shortened(reference.node.text)) may have several types"
                return Soundness.Entry(kind: .unresolvedName, path: path, line: line, detail: detail, types: refused)
            }
        }
    }

    // MARK: Seen, and to be known

    private var untouchableFiles: [Soundness.Entry] {
        project.analyses.compactMap { analysis in
            guard !analysis.references.isEmpty, !isEditable(analysis.file) else { return nil }
            let path = analysis.source.path
            let refused = types([.outsideEditScope], in: path)
            return Soundness.Entry(
                kind: .untouchableFile, path: path, detail: "is read but never edited", types: refused)
        }
    }

    private var conditionalBlocks: [Soundness.Entry] {
        project.analyses.flatMap { analysis in
            var lines: Set<Int> = []
            for reference in analysis.references {
                guard let block = outermostConditional(around: reference.node) else { continue }
                lines.insert(locator.location(file: analysis.file, offset: block.range.start).line)
            }
            let path = analysis.source.path
            return lines.sorted().map { line in
                let refused = types([.conditionalConformance, .conditionalAttribute], in: path)
                return Soundness.Entry(
                    kind: .conditionalBlock, path: path, line: line, detail: "all branches were analyzed",
                    types: refused)
            }
        }
    }

    private func outermostConditional(around node: SyntaxNode) -> SyntaxNode? {
        var found: SyntaxNode?
        var current = node.parent
        while let parent = current {
            if parent.kind == .conditionalCompilation { found = parent }
            current = parent.parent
        }
        return found
    }

    private var externalTypes: [Soundness.Entry] {
        var entries: [String: Soundness.Entry] = [:]
        for file in index.files.indices where index.files[file].mentionsLegacy {
            for (number, fact) in index.files[file].types.enumerated() {
                let owner = index.type(of: TypeFactReference(file: file, type: number))
                for member in fact.memberRange {
                    note(MemberReference(file: file, member: Int(member)), of: owner, &entries)
                }
            }
        }
        return Array(entries.values)
    }

    /// Counts a property behind a legacy wrapper by its type, where that is none of the project's.
    private func note(_ member: MemberReference, of owner: TypeID?, _ entries: inout [String: Soundness.Entry]) {
        let fact = index.fact(member)
        guard fact.type != 0, fact.attributes.contains(where: { LegacyWrapper($0) != nil }) else { return }
        let context = LexicalContext(file: member.file, types: owner.map { index.enclosingTypes(of: $0) } ?? [])
        let type = TypeResolver(index: index).resolve(index.decode(fact.type, file: member.file), in: context).unwrapped
        guard case .external(let name, _) = type else { return }
        let text = index.text(name)
        let path = index.files[member.file].path
        let line = entries[text]?.line ?? locator.location(file: member.file, offset: fact.offset).line
        entries[text] = Soundness.Entry(
            kind: .externalType, path: entries[text]?.path ?? path, line: line, detail: text,
            count: (entries[text]?.count ?? 0) + 1)
    }
}
