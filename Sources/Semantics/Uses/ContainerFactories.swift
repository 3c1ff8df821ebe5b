import SymbolIndex
import Syntax

/// What containers of the library Factory make (github.com/hmlongco/Factory, catalogue 83, 211).
///
/// `var session: Factory<Session> { self { Session() }.singleton }` makes a session where it is called, and
/// `session.register { Other() }` another one in its place. What does more than that is not followed.
package struct ContainerFactories {
    private let semantics: Semantics

    package init(_ semantics: Semantics) { self.semantics = semantics }

    struct Factory: Sendable {
        /// The closures of which one may run where the factory is called; nil where others may run.
        let closures: [ClassCode.Body]?
        /// The type of what it gives.
        let content: ResolvedType
    }

    private var index: ProjectIndex { semantics.index }

    /// True for `@Injected(\.session)`, which gives the same value for as long as its object lives, and publishes nothing.
    package func inject(_ attribute: SyntaxNode, file: Int) -> Bool {
        injectsByType(attribute, file: file)
            || factories(behind: attribute, named: ["Injected", "LazyInjected"], file: file) != nil
    }

    /// True for `@Injected var session: Session` of the library Resolver, whose structures resolve once (Resolver,
    /// "Annotation" in its documentation).
    private func injectsByType(_ attribute: SyntaxNode, file: Int) -> Bool {
        guard !attribute.hasAttributeArguments, ["Injected", "LazyInjected"].contains(index.text(attribute.name)),
            let library = semantics.name("Resolver"), index.imports(library, file: file)
        else { return false }
        return semantics.wrappers(named: attribute.name).isEmpty
    }

    /// What `@Injected(\.session)` makes with the object that it is in; nil for what is not of a container.
    func factories(injectedBy attribute: SyntaxNode, file: Int) -> [Factory]? {
        factories(behind: attribute, named: ["Injected"], file: file)
    }

    private func factories(behind attribute: SyntaxNode, named names: Set<String>, file: Int) -> [Factory]? {
        guard attribute.hasAttributeArguments, names.contains(index.text(attribute.name)), importsLibrary(file),
            semantics.wrappers(named: attribute.name).isEmpty
        else { return nil }
        let tree = attribute.tree
        let path = (attribute.anchor..<attribute.lastToken).last { tree.tokens[$0].kind == .identifier }
        guard let path, tree.tokens[path - 1].kind == .dot else { return nil }
        return factories(
            semantics.membersOfAnyType(named: tree.tokens[path].payload).filter { declaration in
                let isOfLibrary = declaration.owner.map { index.types[$0].kind == .external } ?? false
                return !index.isOfTests(declaration.member.file) && (isOfLibrary || factory(declaration.member) != nil)
            })
    }

    /// Nil where one of some declarations is not a factory.
    func factories(_ declarations: [MeantDeclarations.Declaration]) -> [Factory]? {
        let found = declarations.compactMap { factory($0.member) }
        return !found.isEmpty && found.count == declarations.count ? found : nil
    }

    /// True for `Container.shared`, which exists anyway.
    func isShared(_ member: SyntaxNode, of name: NameID) -> Bool {
        guard index.text(member.name) == "shared", let type = index.extendedType(named: name) else { return false }
        return index.members(of: type).contains { factory($0) != nil }
    }

    private func factory(_ member: MemberReference) -> Factory? {
        semantics.answers.answer(ContainerFactories.question, member) {
            guard importsLibrary(member.file), let (pattern, analysis) = semantics.nodeInAnyFile(of: member),
                let content = content(of: pattern, analysis)
            else { return nil }
            guard !changesAllFactories, let own = closure(of: pattern),
                let registered = closures(registeredFor: member)
            else { return Factory(closures: nil, content: content) }
            let closure = ClassCode.Body(node: own, analysis: analysis)
            return Factory(closures: [closure] + registered, content: content)
        }
    }

    private static let question = SharedQuestion<MemberReference, Factory?>()
    /// The types of what a container declares.
    private static let types: Set<String> = ["Factory", "ParameterFactory"]

    private func importsLibrary(_ file: Int) -> Bool {
        ["Factory", "FactoryKit"].compactMap { semantics.name($0) }.contains { index.imports($0, file: file) }
    }

    /// True where the project decorates what containers give, tells how long all of it is kept, or calls by code of its
    /// own.
    private var changesAllFactories: Bool {
        let changing = ["decorator", "defaultScope"].compactMap { semantics.name($0) }.contains { name in
            semantics.files(mentioning: name).contains { !index.isOfTests($0) }
        }
        return changing
            || ["callAsFunction", "singleton", "unique", "register"].compactMap { semantics.name($0) }.contains {
                name in
                semantics.membersOfAnyType(named: name).contains { declaration in
                    declaration.owner.map { index.types[$0].kind == .external } ?? false
                }
            }
    }

    /// `Session` of `var session: Factory<Session>`.
    private func content(of pattern: SyntaxNode, _ analysis: FileAnalysis) -> ResolvedType? {
        guard let type = pattern.parent?.child(.typeAnnotation)?.typeChild,
            case .external(let name, let arguments) = semantics.types(at: type, analysis).resolve(type),
            ContainerFactories.types.contains(index.text(name))
        else { return nil }
        return arguments.last
    }

    /// The one of `self { Session() }`, `self { Session() }.singleton` and `Factory(self) { Session() }`. Another scope
    /// keeps what was made first, so that an object which is dropped at once counts.
    private func closure(of pattern: SyntaxNode) -> SyntaxNode? {
        guard let body = pattern.parent?.getterBody, body.childCount == 1, body.valuesGivenBack.count == 1,
            let chain = body.valuesGivenBack.first, chain.kind == .chainExpression, let first = chain.firstChild,
            let call = first.nextSibling, call.kind == .callComponent
        else { return nil }
        var given = CallArguments(call).list.map(\.value)
        if first.name != KnownName.`self`.id {
            guard ContainerFactories.types.contains(index.text(first.name)), given.count == 2,
                given.removeFirst().name == KnownName.`self`.id
            else { return nil }
        }
        let scopes = chain.children.dropFirst(2).map { index.text($0.name) }
        guard given.count == 1, given[0].kind == .closureExpression,
            chain.children.dropFirst(2).allSatisfy({ $0.kind == .memberComponent }),
            Set(scopes).isSubset(of: given[0].isWithoutParameters ? ["singleton", "unique"] : ["unique"])
        else { return nil }
        return given[0]
    }

    /// Nil where the product does more with the factory than to call it, to inject what it gives and to register
    /// another closure.
    private func closures(registeredFor member: MemberReference) -> [ClassCode.Body]? {
        let name = index.name(of: member)
        let meant = MeantDeclarations(semantics: semantics)
        var found: [ClassCode.Body] = []
        for number in semantics.files(mentioning: name) where !index.isOfTests(number) {
            guard let file = semantics.file(number), !hasKeyPath(with: name, in: file.tree.root) else { return nil }
            let analysis = semantics.analysis(of: file)
            for node in file.code.nodes(named: name, in: file.tree.root) {
                guard node.kind == .identifierExpression || node.kind == .memberComponent,
                    node.nextSibling?.kind != .callComponent || node.parent?.kind != .chainExpression,
                    node.kind == .memberComponent || LocalName(node.name, at: node) == nil,
                    meant.declarations(of: node, analysis).contains(where: { $0.member == member })
                else { continue }
                guard let closure = closure(registeredBehind: node) else { return nil }
                found.append(ClassCode.Body(node: closure, analysis: analysis))
            }
        }
        return found
    }

    /// `{ Other() }` of `session.register { Other() }`, behind which nothing follows.
    private func closure(registeredBehind name: SyntaxNode) -> SyntaxNode? {
        guard let register = name.nextSibling, index.text(register.name) == "register",
            let call = register.nextSibling, call.kind == .callComponent, call.nextSibling == nil,
            case let given = CallArguments(call).list, given.count == 1, given[0].value.kind == .closureExpression
        else { return nil }
        return given[0].value
    }

    private func hasKeyPath(with name: NameID, in root: SyntaxNode) -> Bool {
        root.contains { node in
            node.kind == .keyPathExpression
                && (node.firstToken..<node.endToken).contains { node.tree.tokens[$0].isWord(name) }
        }
    }
}

extension SyntaxNode {
    /// `{ Session() }`, and not `{ Session(id: $0) }`.
    fileprivate var isWithoutParameters: Bool {
        child(.closureParameter) == nil
            && !(firstToken..<endToken).contains { tree.tokens[$0].kind == .dollarIdentifier }
    }
}
