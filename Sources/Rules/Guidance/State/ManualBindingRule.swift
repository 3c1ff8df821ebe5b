import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A `Binding(get:set:)` that only goes on to a property (catalogue 192).
public let manualBindingRule = Rule(
    family: .guidance,
    id: "manual-binding",
    summary: "create a binding to a property with $ instead of two closures",
    rationale: """
        Closures can't be compared, so each evaluation passes a different binding to the child, which is re-evaluated. \
        A key-path binding is equal each time, and keeps the animation of the change.
        """,
    safety: """
        A fix if get reads a property, or members of it, set assigns exactly that, and the property has @State, \
        @Binding, @Bindable, @StateObject or @ObservedObject. Advice for @Environment and for plain properties that \
        hold an @Observable model, which need @Bindable, and for elements of arrays. Nothing is reported for closures \
        that do anything else, or that use optional chaining.
        """,
    before: """
        Toggle("Sound", isOn: Binding(get: { settings.sound }, set: { settings.sound = $0 }))
        """,
    after: """
        Toggle("Sound", isOn: $settings.sound)
        """,
    catalogue: [192],
    names: ["Binding"],
    check: { context in
        context.code.nodes(named: KnownName.Binding.id, in: context.tree.root).compactMap {
            ManualBinding($0, context)?.finding
        }
    })

private struct ManualBinding {
    private let context: RuleContext
    /// `Binding(get: …, set: …)`, up to its call.
    private let callee: SyntaxNode
    private let call: SyntaxNode
    /// What both closures name: `self.model.flag` without `self`.
    private let path: [SyntaxNode]

    init?(_ node: SyntaxNode, _ context: RuleContext) {
        guard node.kind == .identifierExpression, let call = node.nextSibling, call.kind == .callComponent,
            node.parent?.firstChild == node
        else { return nil }
        let closures = ManualBinding.closures(of: call, context)
        guard let (get, set) = closures, let read = ManualBinding.onlyExpression(of: get),
            let written = ManualBinding.target(of: set, context),
            ManualBinding.sameTokens(read, written)
        else { return nil }
        var parts = read.kind == .chainExpression ? Array(read.children) : [read]
        if parts.first?.name == KnownName.`self`.id { parts.removeFirst() }
        guard let first = parts.first, first.kind == .identifierExpression || first.kind == .memberComponent,
            first.anchorToken.kind == .identifier
        else { return nil }
        self.context = context
        callee = node
        self.call = call
        path = parts
    }

    var finding: Diagnostic? {
        guard let types = context.parsed.types(around: callee), let owner = types.first,
            !ExpressionTypes(file: context.parsed, search: context.semantics).isLocal(path[0].name, at: callee),
            let found = context.semantics.members.firstMember(named: path[0].name, in: owner), found.owner == owner
        else { return nil }
        let fact = context.index.fact(found.member)
        guard fact.kind == .property, !fact.flags.contains(.isComputed), !fact.flags.contains(.isStatic),
            context.index.types[owner].kind == .struct
        else { return nil }
        let attributes = fact.attributes.map {
            context.index.text(context.index.translate($0, file: found.member.file))
        }
        guard attributes.count <= 1 else { return nil }
        let symbol = context.index.qualifiedName(owner) + "." + context.index.text(path[0].name)
        let text =
            "$"
            + path.map { $0.kind == .memberComponent ? context.tree.text($0.anchor) : $0.text }.joined(separator: ".")
        let isElement = path.contains { $0.kind == .subscriptComponent }
        guard
            path.dropFirst().allSatisfy({
                $0.kind == .memberComponent && isPlainMember($0) || $0.kind == .subscriptComponent
            })
        else { return nil }
        switch attributes.first {
        case "State", "Binding": break
        case "Bindable", "StateObject", "ObservedObject":
            guard path.count > 1 else { return nil }
            // The migration makes no bindings of a property that has none yet.
            if attributes.first == "ObservedObject", context.semantics.project.options.migrates {
                return advice(symbol, "\(text) can replace the two closures of this binding")
            }
        case "Environment", nil:
            guard path.count > 1, !isElement, holdsModel(path[0].name, owner) else { return nil }
            return advice(
                symbol,
                "with @Bindable \(context.index.text(path[0].name)), \(text) can replace the two closures of this binding"
            )
        default: return nil
        }
        if isElement { return elementAdvice(symbol) }
        let replaced = TextRange(callee.range.start, call.range.end)
        guard !hasComment(replaced) else {
            return advice(symbol, "\(text) can replace the two closures of this binding")
        }
        return context.advise(
            callee, symbol: symbol, "\(text) can replace the two closures of this binding",
            edits: [context.editing.replace(replaced, text)])
    }

    /// True for a property that holds a model; what the environment gives is named in the attribute.
    private func holdsModel(_ name: NameID, _ owner: TypeID) -> Bool {
        let models = ModelClasses(semantics: context.semantics)
        if models.observableClass(name, in: owner) != nil { return true }
        let property = context.properties(with: ["Environment"]).first { $0.name == name && $0.owner == owner }
        guard let property else { return false }
        // `Environment`, `(`, the parts of the type with dots between, `.`, `self`, `)`
        let words = (property.attribute.anchor + 2..<property.attribute.lastToken).map { context.tree.tokens[$0] }
            .filter { !$0.separatesNames }
        guard words.last?.payload == KnownName.`self`.id,
            words.allSatisfy({ $0.kind == .identifier || $0.kind == .keyword })
        else { return false }
        let components = words.dropLast().map { TypeReference.Component(name: $0.payload) }
        let type = context.semantics.types.resolve(
            .named(components), in: context.parsed.place(of: property.declaration))
        return type.typeID.map { models.isObservable($0) } ?? false
    }

    private func advice(_ symbol: String, _ message: String) -> Diagnostic {
        context.advise(callee, symbol: symbol, message)
    }

    /// `$items[index]`: said only of arrays, since a dictionary has no such bindings.
    private func elementAdvice(_ symbol: String) -> Diagnostic? {
        guard let place = path.firstIndex(where: { $0.kind == .subscriptComponent }), place > 0,
            place == path.count - 1 || path[(place + 1)...].allSatisfy({ $0.kind == .memberComponent })
        else { return nil }
        var type =
            context.semantics.members.firstMember(
                named: path[0].name, in: context.parsed.types(around: callee)?.first ?? 0
            )
            .map { context.semantics.members.type(of: $0, isImplicitSelf: true) } ?? .unknown
        for part in path[1..<place] { type = context.semantics.members.member(part.name, of: type) }
        guard case .array = type else { return nil }
        return advice(symbol, "a subscript of a binding to the array can replace the two closures of this binding")
    }

    /// False for names that a binding itself has: `$item.id` would mean something else.
    private func isPlainMember(_ part: SyntaxNode) -> Bool {
        guard part.anchorToken.kind == .identifier, part.firstChild == nil else { return false }
        return !SDKMembers.ofBindingToValue.contains(context.index.text(part.name))
    }

    private func hasComment(_ range: TextRange) -> Bool {
        let bytes = context.tree.file.bytes[Int(range.start)..<Int(range.end)]
        return zip(bytes, bytes.dropFirst()).contains {
            $0 == UInt8(ascii: "/") && ($1 == UInt8(ascii: "/") || $1 == UInt8(ascii: "*"))
        }
    }

    // MARK: Closures

    /// The closures for `get` and `set`, by label or the second one behind the parentheses.
    private static func closures(of call: SyntaxNode, _ context: RuleContext) -> (get: SyntaxNode, set: SyntaxNode)? {
        let closures = call.children.compactMap { $0.kind == .closureExpression ? $0 : $0.child(.closureExpression) }
        let arguments = Array(call.children)
        guard arguments.count == 2, closures.count == 2 else { return nil }
        let labels = arguments.map { context.tree.text($0.firstToken) }
        guard labels[0] == "get" || labels[0] == "{", labels[1] == "set" || labels[1] == "{" else { return nil }
        return (closures[0], closures[1])
    }

    /// The one expression that a closure without parameters gives.
    private static func onlyExpression(of closure: SyntaxNode) -> SyntaxNode? {
        let items = Array(closure.children)
        guard items.count == 1, let item = items.first else { return nil }
        if item.kind == .returnStatement { return item.expressionChild }
        return item.kind == .identifierExpression || item.kind == .chainExpression ? item : nil
    }

    /// `e` of `{ e = $0 }` and `{ value in e = value }`.
    private static func target(of closure: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
        let parameters = closure.children.filter { $0.kind == .closureParameter }
        let items = closure.children.filter { $0.kind != .closureParameter }
        guard parameters.count <= 1, items.count == 1, let sequence = items.first, sequence.kind == .sequenceExpression
        else { return nil }
        let parts = Array(sequence.children)
        guard parts.count == 3, parts[1].kind == .assignmentOperator, parts[2].kind == .identifierExpression else {
            return nil
        }
        let value = parts[2].text
        guard parameters.first.map({ value == context.tree.text($0.anchor) && $0.typeChild == nil }) ?? (value == "$0")
        else { return nil }
        return parts[0]
    }

    private static func sameTokens(_ left: SyntaxNode, _ right: SyntaxNode) -> Bool {
        let (first, second) = (left.firstToken..<left.endToken, right.firstToken..<right.endToken)
        return first.count == second.count
            && zip(first, second).allSatisfy { left.tree.text($0) == right.tree.text($1) }
    }
}
