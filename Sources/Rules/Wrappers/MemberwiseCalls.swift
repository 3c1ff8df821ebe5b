import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// The calls of a view's memberwise initializer that pass an object for a property (catalogue 82).
struct MemberwiseCalls {
    let property: WrapperProperty
    private var context: FileSemantics { property.context }
    private var index: ProjectIndex { context.index }

    /// What may change, unless every call names an object that exists, or makes one that can be made and dropped
    /// unnoticed for a view that is shown once. Previews don't count: nobody sees what making an object there does.
    var behavior: InitialBehavior? {
        guard let owner = property.reference.property?.owner else {
            return property.initialValue == nil ? InitialBehavior(code: .memberwiseInitialValue) : nil
        }
        let semantics = context.semantics
        let effect = first(of: owner) { value, node, analysis -> String? in
            let types = semantics.place(of: node, analysis).types
            let expected = property.reference.type
            return semantics.creationEffects.effect(
                of: value, file: analysis.file, types: types, expected: expected
            ).map { told(effect: $0, context) + ", for \(node.placeInFile)" }
        }
        if let effect { return InitialBehavior(code: .memberwiseInitialValue, cause: effect) }
        let keeper = first(of: owner) { value, node, analysis in
            WrapperCall.makesSomething(value) ? ShownOnce(semantics: semantics).keeper(of: node, analysis) : nil
        }
        return keeper.map { InitialBehavior(code: .keptInitialValue, cause: told(keeper: $0)) }
    }

    /// True where some call passes an object.
    var areAny: Bool {
        property.reference.property.map { key in first(of: key.owner) { _, _, _ in true } ?? false } ?? true
    }

    /// True where code off the main actor passes an object that it keeps itself.
    var passOffTheActor: Bool {
        property.reference.property.map { key in
            first(of: key.owner) { value, node, analysis in
                !WrapperCall.makesSomething(value) && isOffTheActor(node, analysis) ? node : nil
            } != nil
        } ?? false
    }

    /// False in closures, which may be on the actor by themselves.
    private func isOffTheActor(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let around = node.ancestor {
            [.functionDeclaration, .closureExpression, .memberBlock].contains($0.kind)
                || $0.kind == .variableDeclaration && $0.parent?.kind == .memberBlock
        }
        guard let around, around.kind == .functionDeclaration || around.kind == .variableDeclaration else {
            return false
        }
        if Modifiers(around).isNonisolated { return true }
        guard around.attribute(named: .MainActor) == nil, around.parent?.kind == .memberBlock,
            let type = analysis.enclosingType(of: around)
        else { return false }
        // Without a word for it, only where the module is known and not compiled in Swift 5 mode.
        return !index.types[type].modules.isEmpty && !index.mayBeIsolated(type)
    }

    /// The first that is found at an argument that passes an object.
    ///
    /// - Parameter find: is given the value, the argument and the analysis of its file.
    private func first<Found>(
        of owner: TypeID, where find: (SyntaxNode, SyntaxNode, FileAnalysis) -> Found?
    ) -> Found? {
        // The view may stand behind another name, or none.
        context.semantics.analyses(mentioning: property.pattern.name).lazy.firstValue { analysis in
            let root = context.semantics.tree(of: analysis).root
            let named = context.semantics.code(of: analysis).nodes(named: property.pattern.name, in: root)
            return named.firstValue { node in
                guard node.kind == .argument, let value = value(of: node), passes(node, to: owner, analysis),
                    !isInPreview(node, analysis)
                else { return nil }
                return find(value, node, analysis)
            }
        }
    }

    /// The value of an argument whose label is the property's name.
    private func value(of argument: SyntaxNode) -> SyntaxNode? {
        guard let value = argument.expressionChild, argument.firstToken < value.firstToken,
            argument.tree.tokens[argument.firstToken].payload == property.pattern.name
        else { return nil }
        return value
    }

    /// True where the call may be one of the owner's initializer.
    private func passes(_ argument: SyntaxNode, to owner: TypeID, _ analysis: FileAnalysis) -> Bool {
        guard let call = argument.parent, call.kind == .callComponent, let chain = call.parent,
            chain.kind == .chainExpression
        else { return false }
        var callee = call.calleeParts
        if callee.last?.name == KnownName.`init`.id {
            callee.removeLast()
            if callee.isEmpty || callee.contains(where: { !$0.isNamePart }) {
                return mayMake(owner, byImplicit: chain, analysis)
            }
        }
        guard callee.allSatisfy(\.isNamePart) else { return false }
        let components = callee.map { TypeReference.Component(name: $0.name) }
        switch context.semantics.types.resolve(.named(components), in: context.semantics.place(of: argument, analysis))
        {
        case .nominal(let type, _), .uncertain(let type): return type == owner
        case .unknown: return index.mentions(index.types[owner].name, file: analysis.file)
        default: return components.last?.name == index.types[owner].name
        }
    }

    /// `.init(…)` means the type that is asked for; where that is not known, any that the file names.
    private func mayMake(_ owner: TypeID, byImplicit chain: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let semantics = context.semantics
        if let made = chain.firstChild.flatMap({ semantics.eventCode.typesKnownToBeMade(at: $0) }) {
            return made.contains(owner)
        }
        switch semantics.types(at: chain, analysis).typeAsked(of: chain).boundValue {
        case .nominal(let type, _): return type == owner || index.types[type].kind == .protocol
        case .external: return false
        default: return index.mentions(index.types[owner].name, file: analysis.file)
        }
    }

    private func isInPreview(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        node.isInPreviewMacro || context.semantics.place(of: node, analysis).types.contains { index.isPreview($0) }
    }
}
