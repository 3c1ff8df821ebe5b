import SymbolIndex
import Syntax

/// What Swift and its library run of values that code hands them, without naming it.
extension SummaryMaker {
    // MARK: What the library asks of values

    /// False where nothing that the project declares is of use to it.
    var mayAskLibrary: Bool { !isCertain && !semantics.unnamedCode.witnesses.isEmpty }

    /// A function or a member of a library, which may compare, hash, describe, encode and go through what it is given.
    package mutating func askLibrary(at node: SyntaxNode) {
        let name = node.tree.text(node.anchor)
        let call = node.partBehindUnwrapping.flatMap { $0.kind == .callComponent ? $0 : nil }
        if node.kind == .memberComponent {
            let base = typeBefore(node)
            let labels = call?.argumentLabels.map { index.text($0) } ?? []
            if isArray(base), labels.contains("at") || !LibraryRequirements.askedByArrays.contains(name) { return }
            // Of a collection of the project all that the library knows of it is made of its own members.
            let isOwn = isOfProject(base)
            if call != nil || isOwn { ask(base, for: isOwn ? LibraryRequirements.all : asked(of: base, by: name)) }
        }
        let isFunction = node.kind == .identifierExpression
        let requirements = isFunction ? LibraryRequirements.asked(byFunction: name) : LibraryRequirements.all
        if let call { askArguments(of: call, for: requirements) }
    }

    private func asked(of base: ResolvedType, by method: String) -> Set<String> {
        HeldTypes(semantics: semantics).answer(for: base).isUnknown
            ? LibraryRequirements.asked(byMethod: method) : LibraryRequirements.all
    }

    /// The key of a dictionary, or of the environment.
    mutating func askLibrary(atSubscript part: SyntaxNode, of base: ResolvedType) {
        guard !isArray(base) else { return }
        ask(base, for: LibraryRequirements.comparing)
        askArguments(of: part, for: LibraryRequirements.all)
    }

    private mutating func askArguments(of call: SyntaxNode, for requirements: Set<String>) {
        for argument in CallArguments(call).list where !holdsNothing(argument.value) {
            ask(semantics.types(at: argument.value, analysis).type(of: argument.value), for: requirements)
        }
    }

    private func holdsNothing(_ value: SyntaxNode) -> Bool {
        [.closureExpression, .literalExpression, .stringExpression, .keyPathExpression].contains(value.kind)
    }

    private func isArray(_ type: ResolvedType) -> Bool { if case .array = type.boundValue { true } else { false } }

    /// What the library may ask a value for; of one that is not known, what it may ask any.
    mutating func ask(_ type: ResolvedType, for requirements: Set<String> = LibraryRequirements.all) {
        let held = HeldTypes(semantics: semantics).answer(for: type)
        for (owner, witnesses) in semantics.unnamedCode.witnesses where held.isUnknown || held.types.contains(owner) {
            for witness in witnesses where requirements.contains(witness.requirement) { run(witness.code) }
        }
    }

    // MARK: Objects that go

    /// What runs when the last reference to what a variable held goes.
    package mutating func release(_ type: ResolvedType) {
        guard !isCertain, !semantics.unnamedCode.deinitializers.isEmpty else { return }
        let held = HeldTypes(semantics: semantics).answer(for: type)
        let isAny = held.isUnknown || held.isUnknownCode
        for (owner, codes) in semantics.unnamedCode.deinitializers where isAny || held.types.contains(owner) {
            for code in codes { run(code) }
        }
    }
}
