import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `@Published` in an `@Observable` class (catalogue 32, 33, 145).
public let publishedInObservableRule = Rule(
    family: .guidance,
    id: "published-in-observable",
    summary: "do not use `@Published` in an `@Observable` class",
    rationale: """
        The macro and @Published can't be combined: without @ObservationIgnored the class does not compile, and with \
        it no view observes the property.
        """,
    safety: """
        A fix if no code uses the publisher $x or the storage _x, and the macro can expand the property: no observers, \
        no deinit, no initializer that reads it. Advice elsewhere. Nothing is reported for a class that is also an \
        ObservableObject, because its views may observe that.
        """,
    before: """
        @Observable
        final class CartModel {
            @ObservationIgnored @Published var items: [String] = []
        }
        """,
    after: """
        @Observable
        final class CartModel {
            var items: [String] = []
        }
        """,
    catalogue: [32, 33, 145],
    names: ["Published"],
    check: { context in
        context.observableClasses.filter { !context.semantics.models.isLegacy($0.type) }.flatMap { node, type in
            StoredProperty.all(of: node).filter(\.isPublished).map { finding(context, node, type, $0) }
        }
    })

private func finding(_ context: RuleContext, _ node: SyntaxNode, _ type: TypeID, _ property: StoredProperty)
    -> Diagnostic
{
    let name = context.index.text(property.name)
    let isIgnored = property.has(attribute: .ObservationIgnored)
    let message =
        isIgnored
        ? "no view observes @ObservationIgnored @Published \(name)"
        : "@Published \(name) does not compile in an @Observable class"
    func result(_ message: String, _ edits: [TextEdit] = []) -> Diagnostic {
        context.advise(property.declaration, symbol: context.symbol(property.name, of: type), message, edits: edits)
    }
    let removed = property.attributes.filter {
        $0.name == KnownName.Published.id || $0.name == KnownName.ObservationIgnored.id
    }
    if let place = PublisherUses.place(of: property.name, in: type, context.semantics) {
        return result("\(message); \(place) may use its publisher")
    }
    let isPlain = property.attributes.count == removed.count && !removed.contains(where: \.hasAttributeArguments)
    // The property as it will be, beside the others that are as they were.
    guard isPlain, ModelMacro(context: context, node: node, type: type).canTrack([property], withoutAttributes: true)
    else { return result(message) }
    return result(message, removed.map { context.editing.deleteAttribute($0) })
}

/// Where the publisher or the storage of a published property may be used.
private enum PublisherUses {
    static func place(of name: NameID, in owner: TypeID, _ semantics: Semantics) -> String? {
        for number in semantics.files(mentioning: name) {
            guard let file = semantics.file(number) else { return semantics.index.files[number].path }
            let found = file.code.nodes(named: name, in: file.tree.root).first {
                $0.anchorToken.kind == .dollarIdentifier && mayBeOwner($0, owner, file, semantics)
            }
            if let found { return found.placeInFile }
        }
        let storage = semantics.name("_" + semantics.index.text(name))
        return OwnUses(of: storage, in: owner, semantics: semantics).all.first.map { $0.node.placeInFile }
    }

    private static func mayBeOwner(_ node: SyntaxNode, _ owner: TypeID, _ file: ParsedFile, _ semantics: Semantics)
        -> Bool
    {
        switch node.kind {
        case .identifierExpression:
            guard LocalName(node.name, at: node) == nil, let types = file.types(around: node) else { return false }
            return types.contains { $0 == owner || semantics.index.superclasses(of: $0).contains(owner) }
        case .memberComponent:
            guard let chain = node.parent, chain.kind == .chainExpression else { return true }
            let base = ExpressionTypes(file: file, search: semantics).type(ofPartsBefore: node, in: chain).unwrapped
            guard case .nominal(let id, _) = base else { return !base.isKnown }
            return id == owner || semantics.index.superclasses(of: id).contains(owner)
                || semantics.index.types[id].kind == .protocol
        default: return false
        }
    }
}
