import SwiftLexicalLookup
import SwiftSyntax

/// Which names in code are locals for swift-syntax's lookup of names. By the offset of each use; a name of a type, which the product looks up
/// in another way, is left out.
final class ReferenceScopes: SyntaxVisitor {
    private(set) var locals: [Int: Bool] = [:]

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    /// The product does not parse the arguments of attributes.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id { return .skipChildren }
        guard node.parent?.is(KeyPathPropertyComponentSyntax.self) != true, let identifier = Identifier(node.baseName) else { return .skipChildren }
        if case .identifier = node.baseName.tokenKind, let isLocal = isLocal(node, identifier), isLocal || !isOutOfSight(node) {
            locals[node.baseName.positionAfterSkippingLeadingTrivia.utf8Offset] = isLocal
        }
        return .visitChildren
    }

    /// The innermost scope decides that has the name, or that is the body of a type.
    private func isLocal(_ node: DeclReferenceExprSyntax, _ identifier: Identifier) -> Bool? {
        for result in node.lookup(identifier) {
            switch result {
            case .lookForMembers: return false
            case .fromScope(let scope, let names):
                if scope.is(SourceFileSyntax.self) || scope.is(MemberBlockSyntax.self) { return false }
                guard let name = names.first else { continue }
                if name.syntax.is(GenericParameterSyntax.self) || name.syntax.asProtocol(DeclGroupSyntax.self) != nil || name.syntax.is(TypeAliasDeclSyntax.self) {
                    return nil
                }
                return true
            case .lookForGenericParameters, .lookForImplicitClosureParameters: continue
            }
        }
        return false
    }

    /// True for names that the lookup does not know: `x` of a closure's parameter `$x`, and what is declared in a clause of `#if`.
    private func isOutOfSight(_ node: DeclReferenceExprSyntax) -> Bool {
        var current = Syntax(node)
        while let parent = current.parent {
            if let closure = parent.as(ClosureExprSyntax.self), hasProjected(closure, "$" + node.baseName.text) { return true }
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                for item in items {
                    guard case .decl(let declaration) = item.item, let conditional = declaration.as(IfConfigDeclSyntax.self) else { continue }
                    let finder = NameFinder(node.baseName.text)
                    finder.walk(conditional)
                    if finder.isFound { return true }
                }
            }
            current = parent
        }
        return false
    }

    private func hasProjected(_ closure: ClosureExprSyntax, _ name: String) -> Bool {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): list.contains { $0.name.text == name }
        case .parameterClause(let clause): clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
        case nil: false
        }
    }
}

/// Whether a name is declared below a node.
private final class NameFinder: SyntaxVisitor {
    private let name: String
    private(set) var isFound = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        if node.identifier.text == name { isFound = true }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.name.text == name { isFound = true }
        return .visitChildren
    }
}
