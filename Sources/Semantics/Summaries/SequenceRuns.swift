import SymbolIndex
import Syntax

/// What runs when a library goes through a sequence, asks a range where it ends or a generator for numbers.
extension SummaryMaker {
    /// - Parameter isOperand: it stands beside an operator, which takes the eager form of what is made from `lazy`.
    package mutating func goThrough(_ value: SyntaxNode, isOperand: Bool = false) {
        guard !isCertain, !holdsNothing(value) else { return }
        let isReference = value.kind == .prefixExpression && value.anchorToken.kind == .prefixAmpersand
        let value = isReference ? value.expressionChild ?? value : value
        ask(semantics.types(at: value, analysis).type(of: value), for: LibraryRequirements.iterating)
        takeElements(of: value, isOperand)
    }

    /// A sequence whose elements are made while they are taken, by the code that made it.
    private mutating func takeElements(of value: SyntaxNode, _ isOperand: Bool = false) {
        guard value.kind.isExpression, !holdsNothing(value) else { return }
        let type = semantics.types(at: value, analysis).type(of: value).unwrapped
        guard mayBeLazy(type), !isEager(value) else { return }
        if isLazy(type) || !isOperand && value.children.contains(where: { makesLazily($0) }) { run(value) }
        if value.kind == .identifierExpression { return takeElements(behind: value) }
        for part in value.children {
            if part.kind == .memberComponent || value.kind == .chainExpression && part.kind == .identifierExpression {
                takeElements(behind: part)
            } else if part.kind == .callComponent {
                for argument in CallArguments(part).list { takeElements(of: argument.value) }
            } else {
                takeElements(of: part)
            }
        }
    }

    private mutating func takeElements(behind name: SyntaxNode) {
        guard name.anchorToken.kind == .identifier else { return }
        if name.kind == .identifierExpression, let local = LocalName(name.name, at: name) {
            return takeElements(of: local)
        }
        for found in meant.declarations(of: name, analysis) {
            guard let (node, analysis) = semantics.node(of: found.member) else { continue }
            if node.kind == .functionDeclaration {
                if let result = node.child(.returnType)?.typeChild, isLazy(written: result) { run(node, analysis) }
            } else if let binding = node.parent, binding.kind == .binding {
                let code = binding.getterBody ?? binding.child(.initializer)?.expressionChild
                let type = binding.child(.typeAnnotation)?.typeChild
                let isMade = type.map { isLazy(written: $0) } ?? code?.children.contains { makesLazily($0) } ?? false
                if let code, isMade { run(code, analysis) }
            }
        }
    }

    /// What a local sequence was made of, where it is not plainly whole.
    mutating func takeElements(of local: LocalName) {
        if let type = local.annotation, isLazy(written: type) {
            // Who called handed it over.
            return local.initialValue.map { run($0) } ?? runAnything(local.declaration)
        }
        if let value = local.initialValue, local.annotation == nil { takeElements(of: value) }
    }

    /// `lazy` of `users.lazy`, `AnySequence` of `AnySequence { … }`
    private func makesLazily(_ part: SyntaxNode) -> Bool {
        (part.kind == .identifierExpression || part.kind == .memberComponent)
            && PureFunctions.makingLazily.contains(part.tree.text(part.anchor))
    }

    /// `users.lazy.filter { … }.sorted()`
    private func isEager(_ value: SyntaxNode) -> Bool {
        guard value.kind == .chainExpression,
            let last = value.children.reversed().first(where: { $0.kind == .memberComponent })
        else { return false }
        return PureFunctions.takingElements.contains(last.tree.text(last.anchor))
    }

    /// False for what is known to hold its elements, and for what is no sequence of a library.
    private func mayBeLazy(_ type: ResolvedType) -> Bool {
        switch type {
        case .unknown, .constrained, .alternatives: true
        case .external(let name, _):
            !SDKTypes.values.contains(index.text(name)) && !SDKTypes.collections.contains(index.text(name))
        default: false
        }
    }

    private func isLazy(_ type: ResolvedType) -> Bool {
        switch type {
        case .external(let name, _): isLazy(index.text(name))
        case .constrained(let parts), .alternatives(let parts): parts.contains { isLazy($0) }
        default: false
        }
    }

    private func isLazy(written type: SyntaxNode) -> Bool {
        type.contains { $0.kind == .typeComponent && isLazy($0.tree.text($0.anchor)) }
    }

    private func isLazy(_ type: String) -> Bool {
        SDKTypes.sequencesOfAnyKind.contains(type)
            || type.hasPrefix("Lazy") && (type.hasSuffix("Sequence") || type.hasSuffix("Collection"))
    }
}
