import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `.onReceive(model.$x) { value in … }` in a view that follows the model, where `onChange(of:)` does the same for the
/// view (catalogue 73).
///
/// What is received comes before the property holds it and for each set; what `onChange` tells comes after the update.
/// So the closure may only use the value, it must not count how often it runs, and the type must tell any two values
/// apart.
struct ViewReception {
    let context: FileSemantics
    private let receiver: SyntaxNode
    private let value: SyntaxNode
    private let publisher: SyntaxNode
    private let parameter: SyntaxNode

    /// Nil where the two might differ in more than the time.
    init?(_ node: SyntaxNode, _ property: PropertyKey, _ context: FileSemantics) {
        guard let value = node.parent, value.kind == .chainExpression, node.nextSibling == nil,
            let argument = value.parent, argument.kind == .argument,
            argument.firstToken == value.firstToken, let call = argument.parent, call.kind == .callComponent,
            call.firstChild == argument,
            let receiver = call.previousSibling, receiver.kind == .memberComponent,
            context.index.text(receiver.name) == "onReceive",
            let last = argument.nextSibling, last.nextSibling == nil, let closure = last.expressionChild,
            closure.kind == .closureExpression,
            last.firstToken == closure.firstToken, context.tree.tokens[argument.endToken].kind == .closeParenthesis,
            context.editing.isTriviaBlank(receiver.anchor, closure.firstToken)
        else { return nil }
        guard let parameter = ViewReception.onlyParameter(of: closure), ViewReception.isFollowed(value, context) else {
            return nil
        }
        guard ViewReception.tellsValuesApart(property, context),
            ViewReception.onlyUsesValue(closure, parameter, property.name, value, context),
            ViewReception.leavesTheSameTwice(closure)
        else { return nil }
        self.context = context
        self.receiver = receiver
        self.value = value
        publisher = node
        self.parameter = parameter
    }

    /// `.onReceive(model.$x) { value in` → `.onChange(of: model.x, initial: true) { _, value in`
    func edits() -> [TextEdit] {
        let editing = context.editing
        return [
            editing.replaceToken(receiver.anchor, "onChange"), editing.insert("of: ", at: value.range.start),
            editing.replaceToken(publisher.anchor, context.index.text(publisher.name) + ", initial: true"),
            editing.insert("_, ", at: parameter.range.start),
        ]
    }

    /// False where nothing is received, for a quick no.
    static func mayReceive(_ node: SyntaxNode, _ index: ProjectIndex) -> Bool {
        guard let argument = node.parent?.parent, argument.kind == .argument,
            let receiver = argument.parent?.previousSibling
        else { return false }
        return index.text(receiver.name) == "onReceive"
    }

    // MARK: Conditions

    /// `value in` or `_ in`, without anything else before `in`.
    private static func onlyParameter(of closure: SyntaxNode) -> SyntaxNode? {
        guard let parameter = closure.firstChild, parameter.kind == .closureParameter,
            parameter.firstToken == closure.firstToken + 1,
            parameter.endToken == parameter.firstToken + 1, parameter.nextSibling?.kind != .closureParameter,
            parameter.nextSibling?.kind != .returnType,
            closure.tree.tokens[parameter.endToken].payload == KnownName.in.id
        else { return nil }
        return parameter
    }

    /// The model is behind a legacy wrapper of the view around, so that the view was updated for each of its changes
    /// before.
    private static func isFollowed(_ value: SyntaxNode, _ context: FileSemantics) -> Bool {
        var parts = Array(value.children)
        if parts.first?.name == KnownName.`self`.id { parts.removeFirst() }
        guard parts.count == 2, let model = parts.first, let view = context.analysis.enclosingType(of: value),
            context.project.table.wrapperProperties[PropertyKey(owner: view, name: model.name)] != nil
        else { return false }
        return model.kind == .memberComponent || LocalName(model.name, at: model) == nil
    }

    /// True for values that the standard library or the compiler compares whole.
    private static func tellsValuesApart(_ property: PropertyKey, _ context: FileSemantics) -> Bool {
        let type = context.semantics.members.type(ofProperty: property.name, in: property.owner)
        return isEquatable(type, context.index) && !EqualityCheck(semantics: context.semantics).mayHideChange(type)
    }

    private static func isEquatable(_ type: ResolvedType, _ index: ProjectIndex) -> Bool {
        switch type {
        case .optional(let inner), .array(let inner): return isEquatable(inner, index)
        case .external(let name, let arguments):
            return arguments.isEmpty && SDKTypes.comparedWhole.contains(index.text(name))
        case .nominal(let id, let arguments):
            guard arguments.isEmpty, index.types[id].kind == .enum || index.types[id].kind == .struct else {
                return false
            }
            if index.types[id].externalInherited.contains(where: { ["Equatable", "Hashable"].contains(index.text($0)) })
            {
                return true
            }
            return index.types[id].kind == .enum && hasOnlyPlainCases(id, index)
        default: return false
        }
    }

    /// An enum whose cases carry nothing is `Equatable` by itself.
    private static func hasOnlyPlainCases(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.types[type].declarations.flatMap { index.members(of: $0) }.map { index.fact($0) }.allSatisfy {
            $0.kind != .enumCase || $0.parameters.isEmpty
        }
    }

    /// False where the closure names the model or the property, or calls a function of the project that may read it.
    private static func onlyUsesValue(
        _ closure: SyntaxNode, _ parameter: SyntaxNode, _ property: NameID, _ value: SyntaxNode,
        _ context: FileSemantics
    ) -> Bool {
        var parts = Array(value.children)
        if parts.first?.name == KnownName.`self`.id { parts.removeFirst() }
        guard let model = parts.first?.name else { return false }
        return !closure.contains { node in
            let isCalled = node.nextSibling?.kind == .callComponent
            switch node.kind {
            case .identifierExpression:
                let isOfModel =
                    node.name == model || node.name == property && parameter.name != property
                    || node.name == KnownName.`self`.id
                return isOfModel || isCalled && !isHarmless(node, context)
            case .memberComponent:
                return node.name == model || node.name == property || isCalled && mayBeFunction(node.name, context)
            case .argument: return node.expressionChild == nil
            default: return false
            }
        }
    }

    /// False where the closure goes on from what it left the last time, as `count += 1` does, since equal values and
    /// all but the last of an update are no longer told.
    private static func leavesTheSameTwice(_ closure: SyntaxNode) -> Bool {
        var written: Set<NameID> = []
        var read: Set<NameID> = []
        var isPlain = true
        closure.walk { node in
            switch node.kind {
            case .binaryOperator: if node.endsWithEqualsSign, !node.isComparison { isPlain = false }
            case .identifierExpression:
                if node.isWrittenHere { written.insert(node.name) } else { read.insert(node.name) }
            case .memberComponent:
                if node.nextSibling?.kind == .callComponent, SyntaxNode.changesInPlace(node.name) { isPlain = false }
            default: break
            }
            return isPlain
        }
        return isPlain && written.isDisjoint(with: read)
    }

    /// Types, and functions of SwiftUI that run nothing of the project but what they are given.
    private static func isHarmless(_ callee: SyntaxNode, _ context: FileSemantics) -> Bool {
        let name = context.index.text(callee.name)
        if name.unicodeScalars.first?.properties.isUppercase ?? false {
            return context.index.types(named: callee.name).isEmpty
        }
        return PureFunctions.unobserved.contains(name) && !mayBeFunction(callee.name, context)
    }

    private static func mayBeFunction(_ name: NameID, _ context: FileSemantics) -> Bool {
        context.semantics.declarations(named: name).contains { context.index.fact($0).kind == .function }
    }
}
