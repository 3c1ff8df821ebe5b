import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `private func bind<Object: ObservableObject>(_ object: Object)` whose body is a `ForwardingSink` of the parameter:
/// it goes with its calls (catalogue 69, 154).
///
/// Each call is a statement of the class that gives an object which is known by its class, so that nothing else needs
/// the conformance there.
struct ForwardingHelper {
    /// The class whose objects pass changes on.
    let parent: TypeID
    /// The classes of the objects that the calls give.
    let children: [TypeID]
    private let function: SyntaxNode
    private let calls: [Call]
    private let context: FileSemantics

    private struct Call {
        let statement: SyntaxNode
        let argument: SyntaxNode
        let type: TypeID
    }

    /// - Parameter node: a mention of `objectWillChange` in the function.
    init?(around node: SyntaxNode, _ context: FileSemantics) {
        guard let function = node.ancestor(where: { $0.kind == .functionDeclaration }) else { return nil }
        self.init(function, context)
    }

    /// - Parameter argument: what is given to the function.
    init?(given argument: SyntaxNode, _ context: FileSemantics) {
        guard argument.kind == .argument, let name = argument.parent?.calledName?.name else { return nil }
        let found = context.tree.nodes.first {
            $0.kind == .functionDeclaration && $0.name == name && $0.child(.genericParameterClause) != nil
        }
        guard let found else { return nil }
        self.init(found, context)
        guard calls.contains(where: { $0.argument == argument }) else { return nil }
    }

    private init?(_ function: SyntaxNode, _ context: FileSemantics) {
        guard ForwardingHelper.isPrivateAndPlain(function), function.parent?.kind == .memberBlock,
            let parameter = ForwardingHelper.parameter(of: function, context),
            let body = function.child(.codeBlock), body.childCount == 1, let chain = body.firstChild,
            let publisher = chain.children.first(where: { $0.name == KnownName.objectWillChange.id }),
            let form = ForwardingSink.Form(around: publisher, context), form.publisher == publisher,
            form.subject.count == 1, let subject = form.subject.first, subject.kind == .identifierExpression,
            LocalName(subject.name, at: subject)?.declaration == parameter,
            context.code.isNamedOnlyInCode(function.name, besideDeclarations: 1)
        else { return nil }
        var calls: [Call] = []
        for mention in context.code.nodes(named: function.name, in: context.tree.root) where mention != function {
            guard let call = ForwardingHelper.call(at: mention, of: form.parent, context) else { return nil }
            calls.append(call)
        }
        guard !calls.isEmpty else { return nil }
        parent = form.parent
        children = calls.reduce(into: []) { if !$0.contains($1.type) { $0.append($1.type) } }
        self.function = function
        self.calls = calls
        self.context = context
    }

    /// Seen in this file only, with one parameter, no result, no effect and no attribute.
    private static func isPrivateAndPlain(_ function: SyntaxNode) -> Bool {
        let isPlain = function.children.allSatisfy { part in
            switch part.kind {
            case .modifier: part.name == KnownName.private.id
            case .genericParameterClause: part.childCount == 1
            case .parameterClause: part.childCount == 1
            case .whereClause, .codeBlock: true
            default: false
            }
        }
        guard isPlain, Modifiers(function).access == .private, let parameters = function.child(.parameterClause),
            let next = function.child(.whereClause) ?? function.child(.codeBlock)
        else { return false }
        // No `async` and no `throws` behind the parameters.
        return parameters.endToken == next.firstToken
    }

    /// `object: Object` of `<Object: ObservableObject>`.
    private static func parameter(of function: SyntaxNode, _ context: FileSemantics) -> SyntaxNode? {
        guard let generic = function.child(.genericParameterClause)?.firstChild,
            let parameter = function.child(.parameterClause)?.firstChild, parameter.kind == .parameter,
            parameter.typeChild?.text == context.index.text(generic.name)
        else { return nil }
        return parameter
    }

    /// `bind(x)`, `self.bind(object: x)` or `bind(object: self.x)` as a statement of a function of the class.
    private static func call(at mention: SyntaxNode, of parent: TypeID, _ context: FileSemantics) -> Call? {
        guard let chain = mention.parent, chain.kind == .chainExpression, mention.isOwnName(mention.name),
            let call = mention.nextSibling, call.kind == .callComponent, call.nextSibling == nil,
            call.childCount == 1, let argument = call.firstChild, argument.kind == .argument,
            let value = argument.expressionChild, let block = chain.parent, block.kind == .codeBlock,
            context.analysis.enclosingType(of: mention) == parent, LocalName(mention.name, at: mention) == nil
        else { return nil }
        guard block.parent?.kind == .functionDeclaration || block.parent?.kind == .initializerDeclaration else {
            return nil
        }
        // What only names an object does nothing else that would go with the call.
        var parts = (value.kind == .chainExpression ? Array(value.children) : [value])[...]
        let flows = context.references(.genericFlow).filter { $0.node == argument }
        guard let type = ForwardingSink.ownProperty(&parts, of: parent, context)?.typeID, parts.isEmpty,
            flows.count == 1, flows[0].isCertain, flows[0].types == [type]
        else { return nil }
        return Call(statement: chain, argument: argument, type: type)
    }

    /// Deletes the function and its calls.
    func edits() -> [TextEdit]? {
        guard var result = context.editing.deletions(ofDeclaration: function) else { return nil }
        let statements = calls.map(\.statement)
        for statement in statements {
            var last = statement
            while let next = last.nextSibling, statements.contains(next),
                context.editing.lineEnd(last.range.end) == context.editing.lineStart(next.range.start)
            { last = next }
            guard let deletion = context.editing.deleteStatement(statement, followedBy: last) else { return nil }
            result.append(deletion)
        }
        return result
    }
}
