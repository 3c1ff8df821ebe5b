import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A statement that changes a property in place, written as what `@Published` did: a copy is changed, and set
/// (catalogue 55).
struct ChangedCopy {
    private let statement: SyntaxNode
    /// `items` or `self.items`.
    private let property: TextRange
    private let copy: String
    /// True where a statement before has declared the copy in the same block.
    private let isDeclared: Bool
    private let editing: Editing

    /// - Parameter mention: the property where it is changed: before a call, or behind `&`.
    init?(_ mention: SyntaxNode, of owner: TypeID, _ context: FileSemantics) {
        editing = context.editing
        guard context.analysis.uses.means(mention, memberOf: context.semantics.family(of: owner)),
            context.analysis.enclosingType(of: mention) == owner,
            !ChangedCopy.isImplicitlyUnwrapped(mention.name, of: owner, context.semantics),
            let (statement, property) = ChangedCopy.form(mention), ChangedCopy.isStatement(statement),
            editing.isFirstOnLine(statement.range.start), let function = statement.enclosingMember
        else { return nil }
        // What goes, goes while the copy is set.
        if ExclusiveChange(mention, of: owner, context)?.isReachedByRelease ?? false { return nil }
        let end = editing.lineEnd(statement.range.end)
        guard editing.token(statement.endToken).start >= end,
            !editing.hasBlockComment(Int(statement.range.end)..<Int(end))
        else { return nil }
        let name = context.index.text(mention.name)
        copy = "new" + name.prefix(1).uppercased() + name.dropFirst()
        if let taken = context.index.names.lookUp(copy) {
            guard PublisherBridge.isFree(copy, in: owner, context.semantics),
                !context.code.contains(taken, in: function)
            else { return nil }
        }
        self.statement = statement
        self.property = property
        isDeclared = context.exclusiveChanges.contains { change in
            let other = change.mention
            guard change.owner == owner, other.name == mention.name, let (earlier, _) = ChangedCopy.form(other),
                earlier != statement
            else { return false }
            return earlier.parent == statement.parent && earlier.range.start < statement.range.start
                && ChangedCopy(other, of: owner, context) != nil
        }
    }

    /// A local that gets the value of such a property would be an optional.
    private static func isImplicitlyUnwrapped(_ name: NameID, of owner: TypeID, _ semantics: Semantics) -> Bool {
        semantics.parts(of: owner).contains { declaration, analysis in
            semantics.storedProperties(of: declaration, file: analysis.file).contains { property in
                property.name == name && property.writtenType?.kind == .implicitlyUnwrappedType
            }
        }
    }

    /// The statement and the property in it: `items.sort { … }`, `self.items[0].sort { … }`, `change(&items)`,
    /// `change(&self.items)`.
    private static func form(_ mention: SyntaxNode) -> (SyntaxNode, TextRange)? {
        var first = mention
        var value = mention
        if let chain = mention.parent, chain.kind == .chainExpression, mention.kind == .memberComponent {
            guard let base = chain.firstChild, mention.isMemberOfSelf else { return nil }
            first = base
            value = chain
        }
        let property = TextRange(first.range.start, mention.range.end)
        if let prefix = value.parent, prefix.kind == .prefixExpression {
            guard let call = prefix.parent?.parent, call.kind == .callComponent, let chain = call.parent,
                call.nextSibling == nil, isOnlyReference(prefix, in: call)
            else { return nil }
            return (chain, property)
        }
        // `map["a"]?.sort()` sets nothing where there is no value.
        guard let chain = first.parent, chain.kind == .chainExpression, chain.firstChild == first,
            case .called(let method)? = mention.writeForm, method.nextSibling?.nextSibling == nil,
            !chain.children.contains(where: { $0.kind == .optionalComponent })
        else { return nil }
        return (chain, property)
    }

    /// In a block of its own, and not the value of what has a result.
    private static func isStatement(_ node: SyntaxNode) -> Bool {
        guard let block = node.parent else { return false }
        if block.kind == .closureExpression { return isStatement(node, of: block) }
        guard block.kind == .codeBlock else { return false }
        guard block.childCount == 1, let owner = block.parent else { return true }
        switch owner.kind {
        case .functionDeclaration: return owner.child(.returnType) == nil
        case .accessorBlock: return false
        case .accessor: return owner.name != KnownName.get.id
        default: return true
        }
    }

    /// The only statement of a closure is its value, which is nothing for these methods.
    private static func isStatement(_ node: SyntaxNode, of closure: SyntaxNode) -> Bool {
        let before = node.tree.tokens[node.firstToken - 1]
        if node.nextSibling != nil || before.kind != .openBrace && before.payload != KnownName.in.rawValue {
            return true
        }
        return node.children.contains { part in
            part.kind == .memberComponent && ["sort", "removeAll"].contains(node.tree.text(part.anchor))
                && part.nextSibling?.nextSibling == nil
        }
    }

    private static func isOnlyReference(_ prefix: SyntaxNode, in call: SyntaxNode) -> Bool {
        call.children.allSatisfy { argument in
            guard let value = argument.expressionChild, value != prefix else { return true }
            return value.kind != .prefixExpression || value.anchorToken.kind != .prefixAmpersand
        }
    }

    func edits() -> [TextEdit] {
        let start = statement.range.start
        let separator = editing.lineEnding(near: start) + editing.indentation(at: start)
        let text = editing.tree.file.text(property)
        let declaration = (isDeclared ? "" : "var ") + "\(copy) = \(text)" + separator
        let replacement = editing.replace(property, copy)
        let opening =
            property.start == start
            ? [editing.replace(property, declaration + copy)] : [editing.insert(declaration, at: start), replacement]
        return opening + [editing.insert(separator + "\(text) = \(copy)", at: statement.range.end)]
    }
}

private let setByCopiesQuestion = SharedQuestion<TypeID, Set<NameID>>()

extension Semantics {
    /// The published properties of a class, its superclasses and its subclasses that are set to changed copies of
    /// their values.
    func propertiesSetByCopies(ofFamily family: Set<TypeID>) -> Set<NameID> {
        family.reduce(into: []) { names, owner in
            names.formUnion(answers.answer(setByCopiesQuestion, owner) { propertiesSetByCopies(of: owner) })
        }
    }

    private func propertiesSetByCopies(of owner: TypeID) -> Set<NameID> {
        let files = Set(index.types[owner].parts.map(\.file)).sorted()
        return files.compactMap { project.analysis(of: $0) }.reduce(into: []) { names, analysis in
            let context = context(of: analysis)
            for change in context.exclusiveChanges
            where change.owner == owner && !names.contains(change.mention.name)
                && ChangedCopy(change.mention, of: owner, context) != nil
            {
                names.insert(change.mention.name)
            }
        }
    }
}
