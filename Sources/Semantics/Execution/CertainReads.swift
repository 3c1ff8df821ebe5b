import SymbolIndex
import Syntax

/// What the body of a view reads of an object each time that it runs, and what besides where it shows a place
/// (catalogue 213, 220).
// A class, since it keeps what it found out.
package final class CertainReads {
    /// A place that asks the outside, as deep in the helpers of the view as they can be looked at.
    package struct Shown {
        /// In the body: the place itself, or the use of a helper that leads to it.
        package let outer: SyntaxNode
        package let inner: SyntaxNode
    }

    /// Objects that the body reads.
    package struct ShownObjects {
        package let classes: Set<TypeID>
        package let place: Shown
    }

    /// A place in a helper that asks the outside, or reads objects.
    private struct Asking {
        let place: SyntaxNode
        /// The helper that is used there and asks by itself.
        let helper: NameID?
        var classes: Set<TypeID> = []
    }
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
    private var known = FixedPoint<NameID, Set<NameID>>(Circles())
    private var asking: [NameID: [Asking]] = [:]
    private var reading: [NameID: [Asking]] = [:]
    private var ways = FixedPoint<NameID, Set<NameID>?>(Circles())

    package init(_ semantics: Semantics, parts: [ReadPlaces.Part], reads: [SyntaxNode: Set<NameID>]) {
        self.semantics = semantics
        self.parts = parts
        self.reads = reads
        namesOfReads = Array(Set(reads.keys.map(\.name)))
        for part in parts { part.declaration.child(.memberBlock).map { collect($0, part) } }
    }

    private func collect(_ block: SyntaxNode, _ part: ReadPlaces.Part) {
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

    /// What the body reads each time that it runs.
    package var names: Set<NameID> { names(of: KnownName.body.id) }

    private func names(of helper: NameID) -> Set<NameID> {
        guard helpers[helper] != nil else { return [] }
        if let names = known[helper] { return names }
        let question = known.ask(helper, first: [])
        return known.close(question, helper, names(of: helper, showing: nil))
    }

    /// Of one of several helpers of a name: what all of them read.
    private func names(of helper: NameID, showing place: SyntaxNode?) -> Set<NameID> {
        let found = (helpers[helper] ?? []).map { names(in: $0.code, showing: place) }
        return found.dropFirst().reduce(found.first ?? []) { $0.intersection($1) }
    }

    private func names(in code: SyntaxNode, showing place: SyntaxNode?) -> Set<NameID> {
        let certain = CertainCode(closures: semantics.certainClosures, place: place) { [self] node in
            let own = namesOfReads.contains(node.name) ? reads[node] ?? [] : []
            return isUse(of: node.name, node) ? own.union(names(of: node.name)) : own
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

    /// The places that the body shows and that ask the outside, those that read objects, and what it asks besides.
    package func shown() -> (places: [Shown], objects: [ShownObjects], besides: OutsideReads.Answer) {
        var besides = OutsideReads.Answer()
        collectAsking(in: KnownName.body.id, &besides)
        let objects = shown(reading) { ShownObjects(classes: $1.classes, place: $0) }
        return (shown(asking) { place, _ in place }, objects, besides)
    }

    private func shown<Found>(_ all: [NameID: [Asking]], _ make: (Shown, Asking) -> Found) -> [Found] {
        all[KnownName.body.id, default: []].flatMap { outer in
            innermost(outer, of: all, within: []).map { make(Shown(outer: outer.place, inner: $0.place), $0) }
        }
    }

    private func collectAsking(in name: NameID, _ besides: inout OutsideReads.Answer) {
        guard asking[name] == nil else { return }
        asking[name] = []
        for helper in helpers[name] ?? [] {
            let found = semantics.outsideReads.places(in: helper.code, helper.part.context.analysis)
            besides.add(found.besides)
            for place in found.asking { asking[name, default: []].append(opened(place, &besides)) }
            for (place, contents) in found.keeping {
                // Those of the view itself are places of its helpers.
                besides.contents += contents.filter { self.helper(around: $0) != nil }
                guard let first = contents.first(where: { self.helper(around: $0) == nil }),
                    !found.asking.contains(place)
                else { continue }
                semantics.outsideReads.keep(cause: first, of: place)
                asking[name, default: []].append(opened(place, &besides))
            }
            for (place, classes) in found.reading {
                var opened = opened(place, &besides)
                opened.classes = classes
                reading[name, default: []].append(opened)
            }
        }
    }

    private func opened(_ place: SyntaxNode, _ besides: inout OutsideReads.Answer) -> Asking {
        let isOpened =
            place.kind == .identifierExpression && isUse(of: place.name, place)
            && helpers[place.name]?.contains(where: \.hasDefaults) == false
        if isOpened { collectAsking(in: place.name, &besides) }
        return Asking(place: place, helper: isOpened ? place.name : nil)
    }

    /// The place itself where the helper that is used there asks in a way that has no place.
    private func innermost(_ outer: Asking, of all: [NameID: [Asking]], within running: Set<NameID>) -> [Asking] {
        guard let helper = outer.helper, !running.contains(helper) else { return [outer] }
        let inner = all[helper, default: []].flatMap {
            innermost($0, of: all, within: running.union([helper]))
        }
        return inner.isEmpty ? [outer] : inner
    }

    /// What the body reads each time that it shows a place.
    package func names(showing shown: Shown) -> Set<NameID> {
        let names = names(of: KnownName.body.id, showing: shown.outer)
        guard shown.outer != shown.inner else { return names }
        var ways = FixedPoint<NameID, Set<NameID>?>(Circles())
        return names.union(self.names(within: shown.outer.name, showing: shown.inner, &ways) ?? [])
    }

    /// What all ways to a place have in common; nil for no way.
    private func names(
        within helper: NameID, showing inner: SyntaxNode, _ ways: inout FixedPoint<NameID, Set<NameID>?>
    ) -> Set<NameID>? {
        if let names = ways[helper] { return names }
        let question = ways.ask(helper, first: nil)
        var result: Set<NameID>?
        for next in asking[helper, default: []] + reading[helper, default: []] {
            var way: Set<NameID>? = next.place == inner ? [] : nil
            if way == nil, let deeper = next.helper { way = names(within: deeper, showing: inner, &ways) }
            guard let way else { continue }
            let names = names(of: helper, showing: next.place).union(way)
            result = result?.intersection(names) ?? names
        }
        return ways.close(question, helper, result)
    }

    /// What the body reads each time that it reaches a place, by whatever use of its helpers.
    package func names(reaching place: SyntaxNode) -> Set<NameID> { way(to: place) ?? names }

    /// Nil where only the helpers around the place itself lead to it.
    private func way(to place: SyntaxNode) -> Set<NameID>? {
        guard let name = helper(around: place) else { return names }
        let own = names(of: name, showing: place)
        return name == KnownName.body.id ? own : way(toHelper: name)?.union(own)
    }

    private func way(toHelper name: NameID) -> Set<NameID>? {
        if let way = ways[name] { return way }
        let question = ways.ask(name, first: nil)
        let uses = parts.flatMap { part in
            part.context.code.nodes(named: name, in: part.declaration).filter { isUse(of: name, $0) }
        }
        let found = uses.compactMap { way(to: $0) }
        let common = found.dropFirst().reduce(found.first) { $0?.intersection($1) }
        return ways.close(question, name, uses.isEmpty ? names : common)
    }

    private func helper(around place: SyntaxNode) -> NameID? {
        for (name, all) in helpers {
            if all.contains(where: { $0.code.encloses(place) }) { return name }
        }
        return nil
    }
}
