import SymbolIndex
import Syntax

/// Tells which views run code while they update for sure: it stands in their bodies, or in a function or getter that
/// such code names (catalogue 222). `EventCode` answers the opposite, and what neither is sure of may be both.
// A class, since it keeps what it found out.
final class UpdateCode {
    unowned let search: CodeSearch
    private var known: [NamedCode: Set<TypeID>] = [:]

    init(_ search: CodeSearch) {
        self.search = search
    }

    func views(running node: SyntaxNode, in analysis: FileAnalysis) -> Set<TypeID> {
        if ViewUpdate.contains(node) {
            guard let view = view(around: node, analysis), !isInClosureOfProject(node) else { return [] }
            return [view]
        }
        guard let code = code(around: node, analysis) else { return [] }
        if let answer = known[code] { return answer }
        // A function that calls itself is run by what else calls it.
        known[code] = []
        let places = (search.eventCode.places(of: code) ?? []).filter {
            !$0.isValue && search.eventCode.means(code, at: $0.node, $0.analysis)
        }
        let answer = places.reduce(into: Set<TypeID>()) { $0.formUnion(views(running: $1.node, in: $1.analysis)) }
        known[code] = answer
        return answer
    }

    /// UIKit and AppKit ask a class for its views when they like, most often once.
    private func view(around node: SyntaxNode, _ analysis: FileAnalysis) -> TypeID? {
        analysis.enclosingType(of: node).flatMap { search.index.types[$0].kind == .class ? nil : $0 }
    }

    /// A closure that is an argument of the project's own code, which may run it later; views of the SDK and the
    /// functions of the standard library run theirs in the update.
    private func isInClosureOfProject(_ node: SyntaxNode) -> Bool {
        node.ancestor { $0.kind == .closureExpression && !isRunByUpdate($0) } != nil
    }

    private func isRunByUpdate(_ closure: SyntaxNode) -> Bool {
        guard let argument = closure.parent, argument.kind == .argument, let callee = argument.parent?.previousSibling
        else { return false }
        switch callee.kind {
        case .identifierExpression: return search.index.types(named: callee.name).isEmpty && startsUppercase(callee)
        case .memberComponent: return SynchronousClosures.names.contains(callee.tree.text(callee.anchor))
        default: return false
        }
    }

    private func startsUppercase(_ callee: SyntaxNode) -> Bool {
        callee.tree.text(callee.anchor).first?.isUppercase == true
    }

    /// The function or getter whose own code a node is; nil in a closure, in what waits and in whatever else runs at
    /// other times.
    private func code(around node: SyntaxNode, _ analysis: FileAnalysis) -> NamedCode? {
        guard let code = node.ancestor(where: { UpdateCode.boundaries.contains($0.kind) }) else { return nil }
        switch code.kind {
        case .functionDeclaration where code.anchorToken.kind == .identifier && !code.isAsynchronous:
            return search.eventCode.code(of: code, in: analysis)
        case .accessorBlock:
            return isInSetter(node) ? nil : getter(code, analysis)
        default: return nil
        }
    }

    private func isInSetter(_ node: SyntaxNode) -> Bool {
        let accessor = node.ancestor { $0.kind == .accessor || $0.kind == .accessorBlock }
        return accessor?.kind == .accessor && accessor?.name != KnownName.get.id
    }

    private func getter(_ accessors: SyntaxNode, _ analysis: FileAnalysis) -> NamedCode? {
        guard let binding = accessors.parent, binding.kind == .binding, let pattern = binding.firstChild,
            let variable = binding.parent, let owner = search.eventCode.owner(of: variable, in: analysis)
        else { return nil }
        return search.eventCode.member(pattern.name, .getter, of: owner, variable, analysis)
    }

    private static let boundaries: Set<SyntaxKind> = [
        .functionDeclaration, .accessorBlock, .closureExpression, .initializerDeclaration, .deinitializerDeclaration,
        .subscriptDeclaration,
    ]
}
