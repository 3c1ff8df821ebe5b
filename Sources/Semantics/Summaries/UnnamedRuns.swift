import SymbolIndex
import Syntax

/// What Swift and its library run of values that code hands them, without naming it.
extension SummaryMaker {
    // MARK: What the library asks of values

    /// False where nothing that the project declares is of use to it.
    var mayAskLibrary: Bool { !isCertain && !semantics.unnamedCode.witnesses.isEmpty }

    /// A function or a member of a library, which may compare, hash, describe, encode and go through what it is given.
    ///
    /// - Parameter base: the type before a member.
    package mutating func askLibrary(at node: SyntaxNode, of base: ResolvedType?) {
        let name = node.tree.text(node.anchor)
        let call = node.partBehindUnwrapping.flatMap { $0.kind == .callComponent ? $0 : nil }
        let requirements =
            isOfCollection(name, base) ? LibraryRequirements.askedOfElements : LibraryRequirements.all
        if let base, isPublisher(base), !LibraryRequirements.askedByPublishers.contains(name) { return }
        if node.kind == .memberComponent, let base {
            let labels = call?.argumentLabels.map { index.text($0) } ?? []
            if isArray(base),
                labels.contains(where: { $0.hasPrefix("at") }) || !LibraryRequirements.askedByArrays.contains(name)
            {
                return
            }
            // Of a collection of the project all that the library knows of it is made of its own members.
            if call != nil || isOfProject(base) || LibraryRequirements.makingTexts.contains(name) {
                ask(hashed(by: name, of: base), for: requirements)
            }
        }
        if let call { askArguments(of: call, for: requirements) }
    }

    /// True for a collection of the standard library that is made, and for its members, but for those that make a text.
    private func isOfCollection(_ name: String, _ base: ResolvedType?) -> Bool {
        guard let base else { return LibraryRequirements.makingCollections.contains(name) }
        guard !LibraryRequirements.makingTexts.contains(name) else { return false }
        if case .external(let type, _) = base.boundValue, index.text(type) == "Hasher" { return true }
        return SDKTypes.nameOfCollection(base.boundValue) != nil
    }

    /// The key of a dictionary, or of the environment.
    package mutating func askLibrary(atSubscript part: SyntaxNode, of base: ResolvedType) {
        if isArray(base) { return askArguments(of: part, for: LibraryRequirements.iterating) }
        ask(hashed(by: "subscript", of: base), for: LibraryRequirements.comparing)
        askArguments(of: part)
    }

    /// Of a dictionary nearly all ask the keys only.
    private func hashed(by name: String, of base: ResolvedType) -> ResolvedType {
        guard case .dictionary(let key, _) = base.boundValue else { return base }
        return LibraryRequirements.askedByArrays.contains(name) && name != "remove" ? base : key
    }

    private mutating func askArguments(
        of call: SyntaxNode, for requirements: Set<String> = LibraryRequirements.all
    ) {
        guard semantics.unnamedCode.mayAsk(for: requirements) else { return }
        for argument in CallArguments(call).list where !holdsNothing(argument.value) {
            ask(semantics.types(at: argument.value, analysis).type(of: argument.value), for: requirements)
        }
    }

    /// True for what is not a value of the project: `.whitespaces`, which the project does not declare, is one of the
    /// library.
    func holdsNothing(_ value: SyntaxNode) -> Bool {
        switch value.kind {
        case .closureExpression, .literalExpression, .stringExpression, .keyPathExpression: true
        case .implicitMemberExpression: semantics.declarations(named: value.name).isEmpty
        default: false
        }
    }

    private func isPublisher(_ type: ResolvedType) -> Bool {
        guard case .external(let name, _) = type.unwrapped else { return false }
        return name == KnownName.Publisher.id || CombineNames.naming.contains(index.text(name))
    }

    private func isArray(_ type: ResolvedType) -> Bool { if case .array = type.boundValue { true } else { false } }

    /// What the library may ask a value for, as far as types tell what it holds.
    mutating func ask(_ type: ResolvedType, for requirements: Set<String> = LibraryRequirements.all) {
        let held = semantics.heldTypes.answer(for: type).types
        for (owner, witnesses) in semantics.unnamedCode.witnesses where held.contains(owner) {
            for witness in witnesses where requirements.contains(witness.requirement) { run(witness.code) }
        }
    }

    /// What comparing values of a type runs.
    package mutating func compare(_ type: ResolvedType) { ask(type, for: LibraryRequirements.comparing) }

    // MARK: Objects that go

    /// What runs when the last reference to what a variable held goes. What a function holds, or a value of a type that
    /// is not known, is not asked: nearly all of them hold nothing that acts when it goes.
    ///
    /// - Parameter throughObjects: false to leave out what the objects that go hold in turn.
    package mutating func release(_ type: ResolvedType, throughObjects: Bool = true) {
        let cancelled = semantics.handedClosures.atCancelling
        guard !isCertain, !semantics.unnamedCode.deinitializers.isEmpty || !cancelled.isEmpty else { return }
        let heldTypes = throughObjects ? semantics.heldTypes : semantics.heldDirectly
        let held = heldTypes.answer(for: type)
        if !cancelled.isEmpty, heldTypes.holdsForeign(held, where: { $0 == KnownName.AnyCancellable.id }) {
            for code in cancelled { run(code) }
        }
        for (owner, codes) in semantics.unnamedCode.deinitializers where held.types.contains(owner) {
            for code in codes { run(code) }
        }
    }
}
