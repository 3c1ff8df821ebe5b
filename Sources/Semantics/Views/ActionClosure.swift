import SymbolIndex
import Syntax

/// Tells closures that do something, and build no content, by what they do: a result builder takes no statement
/// without a value (SE-0289), `()` is not a view, and nothing publishes while views update.
struct ActionClosure {
    let semantics: Semantics
    let analysis: FileAnalysis

    private var index: ProjectIndex { semantics.index }

    /// `DevicePicker { device in model.device = device }`: a view or a modifier that the project does not declare waits
    /// for an event where its closure changes something beside its own parameters. What draws is given what it draws in.
    func isAction(_ closure: SyntaxNode) -> Bool {
        guard closure.kind == .closureExpression, let argument = closure.parent, argument.kind == .argument,
            let call = argument.parent, let callee = call.calledName
        else { return false }
        return isOfLibrary(callee) && ViewUpdate.contains(call) && isContent(call.wholeExpression)
            && changesSomething(closure)
    }

    /// True for a closure whose last statement has no value, which builds no content: `Slider(value: $x) { _ in save() }`.
    func givesNothing(_ closure: SyntaxNode) -> Bool {
        closure.statementsOfClosure.last.map { givesNothing(statement: $0) } ?? false
    }

    private func givesNothing(statement: SyntaxNode) -> Bool {
        switch statement.kind {
        case .sequenceExpression: return statement.children.contains { $0.kind == .assignmentOperator }
        case .returnStatement: return statement.firstChild == nil
        case .chainExpression:
            guard let callee = statement.lastChild?.calledName else { return false }
            let found = MeantDeclarations(semantics: semantics).declarations(of: callee, analysis)
            return !found.isEmpty
                && found.allSatisfy { declaration in
                    semantics.node(of: declaration.member)?.node.givesNothing ?? false
                }
        default: return false
        }
    }

    /// What is not known to run its closure with the update.
    private func isOfLibrary(_ callee: SyntaxNode) -> Bool {
        let name = index.text(callee.name)
        guard !ClosureTakers.withUpdate.contains(name), semantics.declarations(named: callee.name).isEmpty else {
            return false
        }
        return callee.kind == .memberComponent
            || semantics.types(meantBy: callee, analysis).isEmpty && name.first?.isUppercase == true
    }

    /// True for a statement that is shown: of a builder, or the one that is given back.
    private func isContent(_ statement: SyntaxNode) -> Bool {
        if statement.parent?.kind == .returnStatement { return true }
        guard let block = statement.parent, block.kind == .codeBlock || block.runsByItself,
            let code = statement.ancestor(where: \.runsByItself)
        else { return false }
        return !code.contains {
            $0.kind == .returnStatement
        } outside: {
            $0 != code && $0.runsByItself
        }
    }

    private func changesSomething(_ closure: SyntaxNode) -> Bool {
        // `return Text(name)` turns the builder off.
        guard !closure.contains(where: { $0.kind == .returnStatement && $0.firstChild != nil }) else { return false }
        return closure.statementsOfClosure.contains { statement in
            givesNothing(statement: statement) && publishes(statement)
                && !statement.contains { isParameter($0, of: closure) }
        }
    }

    /// `model.isChosen = true`, and `model.choose()` of a class whose changes are published.
    private func publishes(_ statement: SyntaxNode) -> Bool {
        let legacy = semantics.project.legacy
        if statement.kind == .sequenceExpression {
            guard let target = statement.firstChild, let name = target.lastNamed,
                let owners = legacy.publishedProperties[name.name]
            else { return false }
            return analysis.uses.mayMean(name, propertyOf: Set(owners)) && !isOfLocal(target)
        }
        guard let callee = statement.lastChild?.calledName else { return false }
        return MeantDeclarations(semantics: semantics).declarations(of: callee, analysis).allSatisfy { declaration in
            declaration.owner.map { legacy.classes[$0] != nil } ?? false
        }
    }

    /// `total` and `item.count` of locals.
    private func isOfLocal(_ target: SyntaxNode) -> Bool {
        let root = target.kind == .chainExpression ? target.firstChild ?? target : target
        return root.kind == .identifierExpression && LocalName(root.name, at: root) != nil
    }

    private func isParameter(_ node: SyntaxNode, of closure: SyntaxNode) -> Bool {
        guard node.kind == .identifierExpression else { return false }
        return node.isAnonymousParameter
            || LocalName(node.name, at: node).map { closure.encloses($0.declaration) } ?? false
    }
}

extension SyntaxNode {
    /// True for a function without a result.
    fileprivate var givesNothing: Bool { kind == .functionDeclaration && child(.returnType) == nil }

    fileprivate var runsByItself: Bool {
        switch kind {
        case .functionDeclaration, .accessorBlock, .closureExpression: true
        default: false
        }
    }
}
