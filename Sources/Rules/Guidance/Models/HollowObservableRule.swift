import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `Observable` by name only, and classes of both systems (catalogue 4, 18, 145).
public let hollowObservableRule = Rule(
    family: .guidance,
    id: "hollow-observable",
    summary: "conform to `Observable` with the macro, and without `ObservableObject`",
    rationale: """
        A class that conforms to Observable without the macro compiles, but none of its properties is tracked. A class \
        that has the macro and is also an ObservableObject sends no objectWillChange for tracked properties, so views \
        with the legacy wrappers do not update.
        """,
    safety: """
        A fix that removes ObservableObject if no file that uses the class uses the legacy system, and no code in the \
        project is generic over ObservableObject; advice elsewhere. Nothing is reported for classes that call an \
        ObservationRegistrar themselves.
        """,
    before: """
        @Observable
        final class CartModel: ObservableObject {
            var items: [String] = []
        }
        """,
    after: """
        @Observable
        final class CartModel {
            var items: [String] = []
        }
        """,
    catalogue: [4, 18, 145, 151],
    names: ["Observable", "ObservableObject"],
    check: { context in
        context.parsed.typeDeclarations.compactMap { node, type in
            guard context.index.types[type].kind == .class else { return nil }
            return byName(context, node, type) ?? (node.kind == .classDeclaration ? byBoth(context, node, type) : nil)
        }
    })

// MARK: By name

/// `extension CartModel: Observable {}`
private func byName(_ context: RuleContext, _ node: SyntaxNode, _ type: TypeID) -> Diagnostic? {
    guard let entry = entries(of: node, named: KnownName.Observable.id).first,
        !context.semantics.models.isTracked(type), isProtocolOfObservation(context),
        !tracksByHand(context, type), hasVariables(type, context.index)
    else { return nil }
    let name = context.index.qualifiedName(type)
    return context.advise(
        entry, symbol: name, "\(name) conforms to Observable without the macro, so its changes update no view")
}

/// False where a library or the project has a type of the name.
private func isProtocolOfObservation(_ context: RuleContext) -> Bool {
    context.index.types(named: KnownName.Observable.id).isEmpty
        && context.tree.root.children.contains {
            $0.kind == .importDeclaration && SDKModules.withObservable.contains($0.importedModule)
        }
}

private func tracksByHand(_ context: RuleContext, _ type: TypeID) -> Bool {
    let names = ["withMutation", "ObservationRegistrar"].compactMap { context.semantics.name($0) }
    return names.contains { context.index.mentions($0, inPartsOf: type) }
}

private func hasVariables(_ type: TypeID, _ index: ProjectIndex) -> Bool {
    index.storedMembers(of: type).contains { index.fact($0).flags.isDisjoint(with: [.isLet, .isLazy]) }
}

// MARK: By both

/// `@Observable class CartModel: ObservableObject`
private func byBoth(_ context: RuleContext, _ node: SyntaxNode, _ type: TypeID) -> Diagnostic? {
    let index = context.index
    guard node.attribute(named: .Observable) != nil, context.semantics.models.isLegacy(type) else { return nil }
    let properties = StoredProperty.all(of: node)
    // What is published still announces itself; a class that announces by hand does so on purpose.
    let tracked = properties.first {
        !$0.isLet && !$0.isPublished && !$0.has(attribute: .ObservationIgnored) && $0.wrappers(in: index).isEmpty
    }
    guard let tracked, !index.mentions(KnownName.objectWillChange.id, inPartsOf: type) else { return nil }
    let name = index.qualifiedName(type)
    let message =
        "\(name) is @Observable and an ObservableObject, whose objectWillChange does not publish \(index.text(tracked.name))"
    func result(_ message: String, _ edits: [TextEdit] = []) -> Diagnostic {
        context.advise(node.placeOfInheritance, symbol: name, message, edits: edits)
    }
    guard let entry = entries(of: node, named: KnownName.ObservableObject.id).first,
        !properties.contains(where: \.isPublished)
    else { return result(message) }
    if let place = legacyNeed(of: type, context) {
        return result("\(message); \(place) may require an ObservableObject")
    }
    return result(message, removal(of: entry, context.editing))
}

/// No edits where a comment stands in the way.
private func removal(of entry: SyntaxNode, _ editing: Editing) -> [TextEdit] {
    guard let clause = entry.parent, editing.isTriviaBlank(clause.firstToken, clause.lastToken) else { return [] }
    return editing.removal(ofEntries: { $0 == entry }, from: clause)
}

private func entries(of node: SyntaxNode, named name: NameID) -> [SyntaxNode] {
    guard let clause = node.child(.inheritanceClause) else { return [] }
    return clause.children.filter { entry in
        guard entry.kind == .inheritedType, let type = entry.inheritedType, type.kind == .namedType else { return false }
        let last = type.lastTypeComponent
        return last?.name == name && last?.firstChild == nil
    }
}

/// What may ask for a class as an `ObservableObject`; nil where nothing does.
private func legacyNeed(of type: TypeID, _ context: RuleContext) -> String? {
    let index = context.index
    if context.project.isOpen(type) { return "code outside of the project" }
    if let relative = (index.superclasses(of: type) + index.subclasses(of: type)).first {
        return index.qualifiedName(relative)
    }
    let holder = context.semantics.files(mentioningOneOf: ObservationNames.askingForObservableObject).first { number in
        context.semantics.file(number).map { context.semantics.holders.mayHold(type, in: $0) } ?? true
            || index.mentions(index.types[type].name, file: number)
    }
    let file =
        holder
        ?? context.semantics.files(mentioning: KnownName.ObservableObject.id).first {
            isGeneric(index.files[$0], $0, index)
        }
    return file.map { index.files[$0].path }
}

/// True for a file in which a type, a function or an extension asks for an `ObservableObject`.
private func isGeneric(_ facts: FileFacts, _ file: Int, _ index: ProjectIndex) -> Bool {
    func names(_ code: CodeOffset) -> Bool {
        var isNamed = false
        index.decode(code, file: file).forEachName { if $0 == KnownName.ObservableObject.id { isNamed = true } }
        return isNamed
    }
    return facts.types.contains { type in
        type.requirements.contains(where: names) || type.genericParameters.contains { names($0.constraint) }
            || names(type.extended)
            || (type.kind == .protocol && type.inherited.contains(where: names))
    }
        || facts.members.contains { member in
            member.requirements.contains(where: names) || member.genericParameters.contains { names($0.constraint) }
                || names(member.type)
                || member.parameters.contains { names($0.type) }
        } || facts.typealiases.contains { names($0.target) }
}
