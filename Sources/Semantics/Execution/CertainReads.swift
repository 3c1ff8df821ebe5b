import SymbolIndex
import Syntax

/// What the body of a view reads of an object each time that it runs, and what besides where it shows a place
/// (catalogue 213, 220).
package struct CertainReads {
    private struct Helper {
        let code: SyntaxNode
        let part: ReadPlaces.Part
        let isFunction: Bool
        let hasDefaults: Bool
    }

    private let semantics: Semantics
    private let parts: [ReadPlaces.Part]
    /// What the view reads where it names the object.
    private let reads: [SyntaxNode: Set<NameID>]
    /// How the object is named there.
    private let namesOfReads: [NameID]
    private var helpers: [NameID: [Helper]] = [:]

    package init(_ semantics: Semantics, parts: [ReadPlaces.Part], reads: [SyntaxNode: Set<NameID>]) {
        self.semantics = semantics
        self.parts = parts
        self.reads = reads
        namesOfReads = Array(Set(reads.keys.map(\.name)))
        for part in parts { part.declaration.child(.memberBlock).map { collect($0, part) } }
    }

    private mutating func collect(_ block: SyntaxNode, _ part: ReadPlaces.Part) {
        for member in block.children {
            switch member.kind {
            case .functionDeclaration:
                guard let code = member.child(.codeBlock) else { continue }
                let hasDefaults = member.parameters.contains { $0.child(.initializer) != nil }
                let helper = Helper(code: code, part: part, isFunction: true, hasDefaults: hasDefaults)
                helpers[member.name, default: []].append(helper)
            case .variableDeclaration:
                guard let binding = member.child(.binding), let code = binding.getterBody,
                    let name = binding.firstChild?.name
                else { continue }
                let helper = Helper(code: code, part: part, isFunction: false, hasDefaults: false)
                helpers[name, default: []].append(helper)
            case .conditionalCompilation, .conditionalCompilationClause: collect(member, part)
            default: break
            }
        }
    }

    // MARK: What is read

    /// - Parameter path: the place, behind the uses of helpers by which the body reaches it; none for an unknown one.
    package func names(showing path: [SyntaxNode]) -> Set<NameID> {
        names(of: KnownName.body.id, path[...], within: [])
    }

    private func names(of name: NameID, _ path: ArraySlice<SyntaxNode>, within running: Set<NameID>) -> Set<NameID> {
        guard let all = helpers[name], !running.contains(name) else { return [] }
        let found = all.map { names(in: $0.code, path, within: running.union([name])) }
        return found.dropFirst().reduce(found.first ?? []) { $0.intersection($1) }
    }

    private func names(
        in code: SyntaxNode, _ path: ArraySlice<SyntaxNode>, within running: Set<NameID>
    ) -> Set<NameID> {
        let certain = CertainCode(closures: semantics.certainClosures, place: path.first) { node in
            let own = namesOfReads.contains(node.name) ? reads[node] ?? [] : []
            guard isUse(of: node.name, node) else { return own }
            return own.union(names(of: node.name, node == path.first ? path.dropFirst() : [], within: running))
        }
        return certain.names(in: code)
    }

    private func isUse(of name: NameID, _ node: SyntaxNode) -> Bool {
        guard node.kind == .identifierExpression || node.kind == .memberComponent || node.kind == .identifierPattern,
            let all = helpers[name], node.isOwnName(name)
        else { return false }
        if all.contains(where: \.isFunction), node.nextSibling?.kind != .callComponent { return false }
        return node.kind == .memberComponent || LocalName(name, at: node) == nil
    }

    // MARK: What is shown

    /// The places of the body that ask the outside, as far as possible within its helpers, and what it asks besides.
    package func shown() -> (paths: [[SyntaxNode]], besides: OutsideReads.Answer) {
        var besides = OutsideReads.Answer()
        return (placesThatAsk(in: KnownName.body.id, &besides, depth: 0), besides)
    }

    private func placesThatAsk(in name: NameID, _ besides: inout OutsideReads.Answer, depth: Int) -> [[SyntaxNode]] {
        var result: [[SyntaxNode]] = []
        for helper in helpers[name] ?? [] {
            let found = semantics.outsideReads.places(in: helper.code, helper.part.context.analysis)
            besides.add(found.besides)
            for place in found.places {
                let isOpened = depth < Limits.openedHelperDepth && place.kind == .identifierExpression
                    && isUse(of: place.name, place)
                    && helpers[place.name]?.contains(where: \.hasDefaults) == false
                let inner = isOpened ? placesThatAsk(in: place.name, &besides, depth: depth + 1) : []
                result += inner.isEmpty ? [[place]] : inner.map { [place] + $0 }
            }
        }
        return result
    }

    /// The ways by which the body reaches a place.
    package func paths(to place: SyntaxNode, depth: Int = 0) -> [[SyntaxNode]] {
        guard depth < Limits.helperDepth, let name = helper(around: place) else { return [[]] }
        if name == KnownName.body.id { return [[place]] }
        let uses = parts.flatMap { part in
            part.context.code.nodes(named: name, in: part.declaration).filter { isUse(of: name, $0) }
        }
        guard !uses.isEmpty, uses.count <= Limits.helperUses else { return [[]] }
        return uses.flatMap { paths(to: $0, depth: depth + 1) }.map { $0.isEmpty ? [] : $0 + [place] }
    }

    private func helper(around place: SyntaxNode) -> NameID? {
        for (name, all) in helpers {
            let isAround = all.contains { helper in
                helper.code.tree === place.tree && helper.code.firstToken <= place.firstToken
                    && place.endToken <= helper.code.endToken
            }
            if isAround { return name }
        }
        return nil
    }
}
