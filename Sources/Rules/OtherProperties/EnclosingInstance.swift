import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// The static subscript by which a wrapper of the project gets the object around it, which it tells before each change
/// (SE-0258, catalogue 154): `static subscript<T: ObservableObject>(_enclosingInstance object: T, wrapped …)`.
///
/// Where all classes with the wrapper move, the property in front of it publishes what is set (`TrackedWrapper`): the
/// subscript tells nothing any more, and takes any object.
struct EnclosingInstance {
    let edits: [TextEdit]
    /// What may change by the place of what told the object.
    let behavior: BehaviorCode?

    /// Nil for other code that asks for an `ObservableObject`, and for a subscript that needs one.
    init?(_ reference: Reference, _ context: FileSemantics) {
        guard let declaration = EnclosingInstanceSubscript(reference, context), declaration.hasKnownUsers,
            let constraints = declaration.relaxedConstraints, let sends = declaration.sends, !sends.isEmpty
        else { return nil }
        let deletions = sends.compactMap { context.editing.deleteStatement($0.statement) }
        guard deletions.count == sends.count else { return nil }
        edits = constraints + deletions
        behavior = sends.contains(where: \.isAnimated) ? .animationOrder : nil
    }
}

private struct EnclosingInstanceSubscript {
    /// A statement that tells the object.
    struct Send {
        let statement: SyntaxNode
        /// It stands in the closure of an animation.
        let isAnimated: Bool
    }

    private let node: SyntaxNode
    private let wrapper: TypeID
    /// The parameter that is the object, and the name of its type.
    private let object: SyntaxNode
    private let nameOfType: NameID
    private let reference: Reference
    private let context: FileSemantics

    private var index: ProjectIndex { context.index }
    private var tree: SyntaxTree { context.tree }

    init?(_ reference: Reference, _ context: FileSemantics) {
        guard reference.isCertain, let node = reference.node.parent, node.kind == .subscriptDeclaration,
            let wrapper = context.analysis.enclosingType(of: node)
        else { return nil }
        let parameters = Array(node.parameters)
        let labels = parameters.map { node.tree.text($0.labelToken) }
        guard labels == [FileAnalyzer.labelOfEnclosingInstance, "wrapped", "storage"],
            let type = parameters[0].typeChild?.lastTypeComponent
        else { return nil }
        self.node = node
        self.wrapper = wrapper
        self.reference = reference
        self.context = context
        object = parameters[0]
        nameOfType = type.name
    }

    /// True where each property behind the wrapper is seen, and is one of a class that the reference names.
    var hasKnownUsers: Bool {
        let name = index.types[wrapper].name
        let isOpen = context.project.isOpen(wrapper) && !context.project.options.allowsPublicAPI
        guard !isOpen, index.namesOfWrapper(name) == [name], index.types(named: name) == [wrapper] else { return false }
        return !isCalledByHand && !context.semantics.files(mentioning: name).contains { isUsedByOthers(name, file: $0) }
    }

    /// True where code calls such a subscript itself, as another wrapper does that passes the object on.
    private var isCalledByHand: Bool {
        guard let label = context.semantics.name(FileAnalyzer.labelOfEnclosingInstance) else { return false }
        return context.semantics.files(mentioning: label).contains { number in
            guard let file = context.semantics.file(number) else { return true }
            return file.code.contains(label, in: file.tree.root) { $0.kind == .argument }
        }
    }

    /// True where a property of another type is behind the wrapper, such as of a class within a function, or may be.
    private func isUsedByOthers(_ name: NameID, file number: Int) -> Bool {
        guard let file = context.semantics.file(number) else { return true }
        return file.tree.nodes.contains { node in
            guard node.kind == .attribute, node.name == name else { return false }
            return file.types(around: node)?.first.map { !reference.types.contains($0) } ?? true
        }
    }

    // MARK: The type of the object

    /// The edits by which any object will do; nil where more is asked of it than that it tells its changes.
    var relaxedConstraints: [TextEdit]? {
        let parameters = node.child(.genericParameterClause)?.children.filter { $0.name == nameOfType } ?? []
        var constraints = parameters.compactMap(\.typeChild)
        var edits: [TextEdit] = []
        if let clause = node.child(.whereClause) {
            for requirement in clause.children where !isOfPublisher(requirement) {
                let types = requirement.children.filter { $0.kind.isType }
                guard types.first?.text == index.text(nameOfType) else {
                    if asksObject(requirement) { return nil }
                    continue
                }
                constraints += types.dropFirst()
            }
            edits = context.editing.removal(ofEntries: isOfPublisher, from: clause)
        }
        guard constraints.count == 1, let constraint = constraints.first,
            ["ObservableObject", "Combine.ObservableObject"].contains(constraint.text)
        else { return nil }
        return [context.editing.replace(constraint.range, "AnyObject")] + edits
    }

    /// `T.ObjectWillChangePublisher == ObservableObjectPublisher`
    private func isOfPublisher(_ requirement: SyntaxNode) -> Bool {
        let types = requirement.children.filter { $0.kind.isType }.map(\.text)
        let publisher = index.text(nameOfType) + "." + FileAnalyzer.nameOfAssociatedPublisher
        return types.first == publisher && types.count == 2 && types[1].hasSuffix("ObservableObjectPublisher")
    }

    /// True for any other requirement that names the type of the object.
    private func asksObject(_ requirement: SyntaxNode) -> Bool {
        (requirement.firstToken..<requirement.endToken).contains { tree.tokens[$0].isWord(nameOfType) }
    }

    // MARK: What the object is told

    /// The statements that tell the object of a change; nil where code does anything else with it than to lead to what
    /// the wrapper stores.
    var sends: [Send]? {
        guard let body = node.child(.accessorBlock) else { return nil }
        var sends: [Send] = []
        for use in context.code.nodes(named: object.name, in: body) where use.kind == .identifierExpression {
            guard LocalName(use.name, at: use)?.declaration == object else { continue }
            if use.nextSibling?.kind == .subscriptComponent { continue }
            guard let send = send(of: use) else { return nil }
            sends.append(send)
        }
        return sends
    }

    private func send(of use: SyntaxNode) -> Send? {
        let block = use.ancestor { $0.kind == .codeBlock || $0.kind == .closureExpression || $0.kind == .accessorBlock }
        guard let block, block.kind != .accessorBlock, block.statementsOfClosure.count > 1,
            let statement = block.children.first(where: { $0.contains { $0 == use } }), isSend(statement)
        else { return nil }
        let code = statement.ancestor { $0.kind == .closureExpression || $0.kind == .accessor }
        guard let code, code.kind == .closureExpression else { return Send(statement: statement, isAnimated: false) }
        return isAnimation(code) ? Send(statement: statement, isAnimated: true) : nil
    }

    /// `object.objectWillChange.send()`, also where the publisher is cast.
    private func isSend(_ statement: SyntaxNode) -> Bool {
        let text = (statement.firstToken..<statement.endToken).map { tree.text($0) }.joined()
        let publisher = index.text(object.name) + ".objectWillChange"
        let cast = ["?", "!"].map { "(\(publisher)as\($0)ObservableObjectPublisher)" }
        return ([publisher] + cast + cast.map { $0 + "?" }).contains { text == $0 + ".send()" }
    }

    /// `withAnimation(.default) { … }`
    private func isAnimation(_ closure: SyntaxNode) -> Bool {
        guard let argument = closure.parent, argument.kind == .argument, let callee = argument.parent?.calledName,
            callee.kind == .identifierExpression
        else { return false }
        return ["withAnimation", "withTransaction"].contains(index.text(callee.name))
            && context.semantics.declarations(named: callee.name).isEmpty
    }
}
