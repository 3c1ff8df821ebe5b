import SymbolIndex
import Syntax

/// What containers of the library Factory make (github.com/hmlongco/Factory, catalogue 83, 211).
///
/// `var session: Factory<Session> { self { Session() }.singleton }` makes a session where it is called, and
/// `session.register { Other() }` another one in its place.
struct ContainerFactories {
    let semantics: Semantics

    struct Factory {
        /// The closures of which one may run where the factory is called; nil where others may run.
        let closures: [ClassCode.Body]?
        /// The type of what it gives.
        let content: ResolvedType
    }

    private var index: ProjectIndex { semantics.index }

    /// Nil for what is not a factory.
    func factory(_ member: MemberReference) -> Factory? {
        semantics.answers.answer(ContainerFactories.question, member) {
            guard let (pattern, analysis) = semantics.nodeInAnyFile(of: member),
                let content = content(of: pattern, analysis)
            else { return nil }
            let own = closures(of: pattern, analysis)
            let registered = closures(registeredFor: index.name(of: member))
            return Factory(closures: own.flatMap { own in registered.map { own + $0 } }, content: content)
        }
    }

    /// What `@Injected(\.session)` makes with the object that it is in; nil for what is not of a container.
    func factories(injectedBy attribute: SyntaxNode) -> [Factory]? {
        guard attribute.hasAttributeArguments, semantics.wrappers(named: attribute.name).isEmpty,
            WrapperCatalogue.traits(of: index.text(attribute.name)).contains(.injects)
        else { return nil }
        let tree = attribute.tree
        let path = (attribute.anchor..<attribute.lastToken).last { tree.tokens[$0].kind == .identifier }
        guard let path, tree.tokens[path - 1].kind == .dot else { return nil }
        let found = semantics.membersOfAnyType(named: tree.tokens[path].payload)
            .filter { !index.isOfTests($0.member.file) }.compactMap { factory($0.member) }
        return found.isEmpty ? nil : found
    }

    /// Nil where one of some declarations is not a factory.
    func factories(_ declarations: [MeantDeclarations.Declaration]) -> [Factory]? {
        let found = declarations.compactMap { factory($0.member) }
        return !found.isEmpty && found.count == declarations.count ? found : nil
    }

    /// `Container` of `Container.shared`, which exists anyway.
    func isContainer(_ name: NameID) -> Bool {
        guard let type = index.extendedType(named: name) else { return false }
        return index.members(of: type).contains { factory($0) != nil }
    }

    private static let question = Question<MemberReference, Factory?>()
    private static let types: Set<String> = ["Factory", "ParameterFactory"]
    /// What gives a factory other code, by the closure that is passed.
    private static let registrations: Set<String> = [
        "context", "decorator", "onArg", "onArgs", "onDebug", "onDevice", "onPreview", "onSimulator", "onTest",
        "register",
    ]
    /// What tells how long a value is kept.
    private static let scopes: Set<String> = [
        "cached", "graph", "once", "scope", "shared", "singleton", "timeToLive", "unique",
    ]

    /// `Session` of `var session: Factory<Session>`.
    private func content(of pattern: SyntaxNode, _ analysis: FileAnalysis) -> ResolvedType? {
        guard let type = pattern.parent?.child(.typeAnnotation)?.typeChild,
            case .external(let name, let arguments) = semantics.types(at: type, analysis).resolve(type),
            ContainerFactories.types.contains(index.text(name))
        else { return nil }
        return arguments.last
    }

    /// Those of `self { Session() }.singleton` and `Factory(self) { Session() }`.
    private func closures(of pattern: SyntaxNode, _ analysis: FileAnalysis) -> [ClassCode.Body]? {
        guard let values = pattern.parent?.getterBody?.valuesGivenBack, values.count == 1,
            let chain = values.first, chain.kind == .chainExpression, let first = chain.firstChild,
            first.name == KnownName.`self`.id || ContainerFactories.types.contains(index.text(first.name))
        else { return nil }
        let names = chain.children.filter { $0.kind == .memberComponent }.map { index.text($0.name) }
        let calls = chain.children.filter { $0.kind == .callComponent }
        guard calls.first?.previousSibling == first,
            names.allSatisfy({ ContainerFactories.scopes.union(ContainerFactories.registrations).contains($0) })
        else { return nil }
        return calls.flatMap { closures(passedIn: $0, analysis) }
    }

    /// Nil where the product registers something else than a closure, or a file can't be read.
    private func closures(registeredFor name: NameID) -> [ClassCode.Body]? {
        var found: [ClassCode.Body] = []
        for number in semantics.files(mentioning: name) where !index.isOfTests(number) {
            guard let file = semantics.file(number) else { return nil }
            let analysis = semantics.analysis(of: file)
            for node in file.code.nodes(named: name, in: file.tree.root) {
                guard let change = node.nextSibling, change.kind == .memberComponent,
                    ContainerFactories.registrations.contains(index.text(change.name)),
                    let call = change.nextSibling, call.kind == .callComponent
                else { continue }
                let passed = closures(passedIn: call, analysis)
                guard !passed.isEmpty else { return nil }
                found += passed
            }
        }
        return found
    }

    private func closures(passedIn call: SyntaxNode, _ analysis: FileAnalysis) -> [ClassCode.Body] {
        CallArguments(call).list.map(\.value).filter { $0.kind == .closureExpression }.map {
            ClassCode.Body(node: $0, analysis: analysis)
        }
    }
}
