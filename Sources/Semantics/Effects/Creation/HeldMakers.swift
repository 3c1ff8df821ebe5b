import SymbolIndex
import Syntax

/// Functions that properties, locals and arguments hold, and that make objects.
extension MadeObjects {
    private static let held = SharedQuestion<TypeID, Held>()

    /// Where such functions make objects, and their code.
    struct Held {
        var places: [Place] = []
        var code: [ClassCode.Body] = []
    }

    /// `Factory { Model($0) }`, `makers[id] = Model.init`, functions that are handed on by their names, and what such a
    /// function calls to give back what that makes: `Factory { makeModel($0) }`.
    func heldFunctions(making type: TypeID) -> Held {
        semantics.answers.answer(MadeObjects.held, type) {
            var held = Held(places: unappliedInitializers(of: type))
            for creation in semantics.creations(of: type) {
                guard let chain = creation.made.call.parent else { continue }
                var seen: Set<SyntaxNode> = []
                guard let code = heldCode(givingBack: chain, creation.analysis, &seen) else { continue }
                held.places.append(
                    Place(type: type, node: chain, analysis: creation.analysis, labels: creation.made.labels))
                held.code += code
            }
            return held
        }
    }

    private func unappliedInitializers(of type: TypeID) -> [Place] {
        let name = index.types[type].name
        return semantics.analyses(mentioning: name).flatMap { analysis in
            semantics.code(of: analysis).nodes(named: name, in: semantics.tree(of: analysis).root).compactMap { node in
                guard let chain = node.parent, chain.kind == .chainExpression,
                    chain.lastChild?.kind == .memberComponent, let place = place(at: chain, analysis),
                    place.type == type
                else { return nil }
                return place
            }
        }
    }

    /// The code that runs, from the function that something holds to the one that gives back a value; nil where nothing
    /// holds a function that does.
    ///
    /// - Parameter seen: the functions on the way here, which may call one another.
    private func heldCode(
        givingBack value: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<SyntaxNode>
    ) -> [ClassCode.Body]? {
        let kinds: [SyntaxKind] = [.closureExpression, .functionDeclaration, .accessorBlock]
        guard let code = value.ancestor(where: { kinds.contains($0.kind) }), seen.insert(code).inserted,
            values(givenBackBy: code).contains(where: { givesOn(value, $0) })
        else { return nil }
        let body = ClassCode.Body(node: code, analysis: analysis)
        if code.kind == .closureExpression {
            if isHeld(closure: code) { return [body] }
            // `lock.withLock { Model() }` that is given back in turn.
            let call = code.parent?.kind == .argument ? code.parent?.parent : code.nextSibling
            guard let call, call.kind == .callComponent else { return nil }
            return heldCode(givingBack: call.wholeExpression, analysis, &seen).map { $0 + [body] }
        }
        let places = placesNaming(code, analysis)
        if places.contains(where: \.isValue) { return [body] }
        for place in places where code.kind == .accessorBlock || place.node.isCalled {
            if let around = heldCode(givingBack: place.node.wholeExpression, place.analysis, &seen) {
                return around + [body]
            }
        }
        return nil
    }

    /// Where a function is named, or the property of a getter.
    private func placesNaming(_ code: SyntaxNode, _ analysis: FileAnalysis) -> [EventCode.Place] {
        let events = semantics.eventCode
        if code.kind == .functionDeclaration { return events.places(of: events.code(of: code, in: analysis)) ?? [] }
        guard let binding = code.parent, binding.kind == .binding, let variable = binding.parent,
            let pattern = binding.firstChild, let owner = events.owner(of: variable, in: analysis)
        else { return [] }
        return events.places(of: events.member(pattern.name, .getter, of: owner, variable, analysis)) ?? []
    }

    private func isHeld(closure: SyntaxNode) -> Bool {
        guard closure.parent?.kind == .argument else { return closure.parent?.kind != .chainExpression }
        // Libraries are not seen to hold any, but for the environment.
        guard let callee = closure.parent?.parent?.calledName else { return true }
        return callee.name == KnownName.environment.id
            || !semantics.types(ofAnyPlaceNamed: callee.name).isEmpty
            || !semantics.membersOfAnyType(named: callee.name).isEmpty
            || !index.globals(named: callee.name).isEmpty
    }

    private func givesOn(_ creation: SyntaxNode, _ value: SyntaxNode) -> Bool {
        let value = MadeObjects.value(behind: value.behindEffects)
        if value == creation || value.operandsGivenOn.contains(where: { givesOn(creation, $0) }) { return true }
        guard value.kind == .ifStatement || value.kind == .switchStatement else { return false }
        return value.valuesOfBranches.contains { $0 != value && givesOn(creation, $0) }
    }
}
