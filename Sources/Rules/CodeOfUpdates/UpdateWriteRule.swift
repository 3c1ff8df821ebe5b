import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// `if !toasts.items.contains(text) { toasts.items.append(text) }` in a function that a body calls, or in the
/// initializer of what it makes (catalogue 222).
public let updateWriteRule = Rule(
    id: "update-write",
    summary: "requires the assisted tier where code that runs during a view update reads and sets a property",
    rationale: """
        A view that runs such code without observing an object of the class now observes the property: setting it \
        updates the view, which runs the code again. The same applies to code that only sets what the view reads \
        elsewhere.
        """,
    safety: """
        Never edits. Considers only code that a body names, directly or through functions, accessors and initializers.
        """,
    tier: .assisted,
    catalogue: [222],
    check: { context in
        let writes = UpdateWrites(context: context)
        let inUpdates = context.analysis.hazards.publishedChanges.compactMap { number -> Diagnostic? in
            let node = context.tree.node(at: number)
            guard let owner = writes.owner(ofReadAndSet: node) else { return nil }
            let message = "\(context.index.text(node.name)) is read and set during a view update"
            return context.fix(node, [owner], message, [], behavior: .updateWrite)
        }
        return inUpdates
            + writes.compared.map { node, owner in
                let message = "\(context.index.text(node.name)) is compared, and set when it has changed"
                return context.fix(node, [owner], message, [], behavior: .updateWrite)
            }
    })

/// Properties that one function, getter or initializer reads and sets where updates run it, or sets for views that read
/// them.
private struct UpdateWrites {
    let context: RuleContext

    /// The class of the property that is set at a mention; nil for all other mentions.
    func owner(ofReadAndSet node: SyntaxNode) -> TypeID? {
        guard node.isWrittenHere, !updates.isOnFreshObject(node, context.analysis), let code = code(around: node),
            let owner = context.file.ownersOfPublished(node).first(where: { isMeant(node, $0, context.analysis) })
        else { return nil }
        let views = updates.views(running: node, in: context.analysis).filter {
            !context.semantics.classesFollowed(by: $0).contains(owner)
        }
        guard !views.isEmpty else { return nil }
        return isRead(node, of: owner, in: code) || isRead(node.name, of: owner, by: views) ? owner : nil
    }

    /// `onChange(of: store.page)` and the like in views that don't follow the object, whose actions set the property, or
    /// what a getter that is compared reads: once for each class.
    var compared: [(node: SyntaxNode, owner: TypeID)] {
        comparing.flatMap { modifier, call -> [(node: SyntaxNode, owner: TypeID)] in
            guard let value = call.firstChild?.expressionChild, value.kind != .closureExpression,
                let view = context.analysis.enclosingType(of: modifier),
                context.index.types[view].kind != .class, !context.index.isPreview(view)
            else { return [] }
            let followed = context.semantics.classesFollowed(by: view)
            let owners = published(readBy: value).filter { property in
                !followed.contains(property.owner)
                    && TriggeredWrites(of: property, context.semantics).isSet(byActionOf: call, context.analysis)
            }.map(\.owner)
            return Set(owners).sorted().map { (modifier, $0) }
        }
    }

    private var comparing: [(modifier: SyntaxNode, call: SyntaxNode)] {
        ClosureTakers.comparing.compactMap { context.semantics.name($0) }
            .flatMap { context.file.code.nodes(named: $0, in: context.tree.root) }
            .compactMap { modifier in
                guard let call = modifier.nextSibling, call.kind == .callComponent else { return nil }
                // `onChange(of: value) { … }` in an extension of `View`
                let isOfSelf =
                    modifier.kind == .identifierExpression && call.firstChild?.argumentLabel != nil
                    && LocalName(modifier.name, at: modifier) == nil
                return modifier.kind == .memberComponent || isOfSelf ? (modifier, call) : nil
            }
    }

    /// By the value itself, and by what it runs.
    private func published(readBy value: SyntaxNode) -> [PropertyKey] {
        let semantics = context.semantics
        let code = ClassCode.Body(node: value, analysis: context.analysis)
        return semantics.summaries.certainMentions(in: code).compactMap { node, analysis in
            guard node.writeForm == nil, let owner = analysis.uses.knownOwner(of: node),
                semantics.classCode(of: owner).published.contains(node.name)
            else { return nil }
            return PropertyKey(owner: owner, name: node.name)
        }
    }

    private var updates: UpdateCode { context.semantics.updateCode }

    private func isMeant(_ node: SyntaxNode, _ owner: TypeID, _ analysis: FileAnalysis) -> Bool {
        analysis.uses.means(node, memberOf: [owner])
    }

    /// The function, getter, initializer or property with a first value that the mention is a part of.
    private func code(around node: SyntaxNode) -> SyntaxNode? {
        let code = node.ancestor {
            [.functionDeclaration, .accessorBlock, .initializerDeclaration].contains($0.kind)
                || $0.kind == .variableDeclaration && $0.parent?.kind == .memberBlock
                || $0.kind.isTypeDeclaration
        }
        return code.flatMap { $0.kind.isTypeDeclaration ? nil : $0 }
    }

    /// A change in place reads what it changes.
    private func isRead(_ node: SyntaxNode, of owner: TypeID, in code: SyntaxNode) -> Bool {
        if !node.isAssignedWhole { return true }
        return context.file.code.contains(node.name, in: code) { other in
            other != node && isRead(other, of: owner, context.analysis)
        }
    }

    /// Views that run the change read the property somewhere else while they update.
    private func isRead(_ name: NameID, of owner: TypeID, by views: Set<TypeID>) -> Bool {
        context.semantics.isNamed(name) { node, analysis in
            isRead(node, of: owner, analysis) && !updates.isOnFreshObject(node, analysis)
                && !updates.views(running: node, in: analysis).isDisjoint(with: views)
        }
    }

    private func isRead(_ node: SyntaxNode, of owner: TypeID, _ analysis: FileAnalysis) -> Bool {
        !node.isAssignedWhole && node.kind != .argument
            && (isMeant(node, owner, analysis) || context.semantics.isKnownByProtocol(of: owner, node, analysis))
    }
}
