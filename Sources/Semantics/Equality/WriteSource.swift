import SymbolIndex
import Syntax

/// Finds the property with each assignment of which a place of its own object runs, in the same turn, and never without
/// one: `files` in its `didSet`, and `range` behind `$range.map { … }.assign(to: &$text)` (catalogue 213).
struct WriteSource {
    let semantics: Semantics
    let analysis: FileAnalysis

    /// - Parameter node: names a member of the object of the type around.
    func source(of node: SyntaxNode) -> NameID? {
        guard let code = WriteSource.code(running: node) else { return nil }
        return code.kind == .accessor
            ? observed(by: code) : subscriber(running: node, in: code).flatMap { published($0) }
    }

    private func observed(by accessor: SyntaxNode) -> NameID? {
        guard [KnownName.didSet.id, KnownName.willSet.id].contains(accessor.name),
            let binding = accessor.parent?.parent, binding.parent?.parent?.kind == .memberBlock
        else { return nil }
        return binding.firstChild?.name
    }

    /// `sink` of the closure around, or `assign`.
    private func subscriber(running node: SyntaxNode, in code: SyntaxNode) -> SyntaxNode? {
        let isAssigned = node.isProjection || node.parent?.kind == .keyPathExpression
        let argument = isAssigned ? node.ancestor { $0.kind == .argument } : code.parent
        guard let argument, argument.kind == .argument, let call = argument.parent, let callee = call.calledName,
            callee.kind == .memberComponent,
            !SchedulerHops(semantics: semantics, analysis: analysis).isOfProject(callee)
        else { return nil }
        let arguments = CallArguments(call).list
        switch semantics.index.text(callee.name) {
        case "assign" where isAssigned:
            return arguments.dropFirst().allSatisfy { $0.value.text == "self" } ? callee : nil
        case "sink" where !isAssigned: return arguments.last?.node == argument ? callee : nil
        default: return nil
        }
    }

    /// `range` of `$range.map { … }` where each value goes on at once, from the initializer on.
    private func published(_ subscriber: SyntaxNode) -> NameID? {
        let hops = SchedulerHops(semantics: semantics, analysis: analysis)
        let chain = subscriber.parent?.children.prefix { $0 != subscriber } ?? []
        let parts = chain.first?.name == KnownName.`self`.id ? chain.dropFirst() : chain[...]
        guard let publisher = parts.first, publisher.isProjection, publisher.isOfSelf,
            parts.dropFirst().allSatisfy({ part in
                let name = semantics.index.text(part.name)
                return part.kind == .callComponent
                    || part.kind == .memberComponent && CombineNames.passingAtOnce.contains(name)
                        && !CombineNames.takingAny.contains(name) && !hops.isOfProject(part)
            }),
            semantics.codeStarts.start(of: subscriber, isOfSelf: true, in: analysis) == .whileMade
        else { return nil }
        return publisher.name
    }

    /// What runs a place by itself: a function, an accessor, or a closure.
    static func code(running node: SyntaxNode) -> SyntaxNode? {
        node.ancestor { node in
            switch node.kind {
            case .functionDeclaration, .initializerDeclaration, .accessor, .closureExpression: true
            default: node.kind.isTypeDeclaration
            }
        }
    }
}
