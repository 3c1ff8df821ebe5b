import SymbolIndex
import Syntax

/// Finds the calls of a type's initializers all over the project.
package struct InitializerCalls {
    /// What a call may be.
    package enum Answer {
        case no, yes, perhaps
    }

    package let owner: TypeID
    package let semantics: Semantics

    package init(owner: TypeID, semantics: Semantics) {
        self.owner = owner
        self.semantics = semantics
    }
    private var index: ProjectIndex { semantics.index }

    /// True where the type declares an initializer in its declaration, so that it gets no memberwise one.
    package var hasOwnInitializer: Bool {
        index.types[owner].declarations.flatMap { index.members(of: $0) }.contains {
            index.fact($0).kind == .initializer
        }
    }

    /// An argument of a call that makes a value of the type, or perhaps does.
    package struct Passed {
        package let file: ParsedFile
        package let call: SyntaxNode
        package let value: SyntaxNode
        package let isCertain: Bool

        /// In a preview: nobody else sees what is passed there.
        package var isInPreview: Bool { file.isInPreview(call) }
    }

    /// What calls all over the project pass for a label, or may pass, in the order of the files; nil where not all of
    /// them could be read.
    package func arguments(for label: NameID) -> [Passed]? {
        var found: [Passed] = []
        for number in semantics.files(mentioning: label) {
            guard let file = semantics.file(number) else { return nil }
            for node in file.code.nodes(named: label, in: file.tree.root)
            where node.kind == .argument && isLabeled(node) {
                let answer = answer(forArgument: node, in: file)
                guard answer != .no, let call = node.parent, let value = node.expressionChild else { continue }
                found.append(Passed(file: file, call: call, value: value, isCertain: answer == .yes))
            }
        }
        return found
    }

    /// What calls all over the project give, or may give, for a parameter that takes code; nil where not all of them
    /// could be read. Files that lead to no class of interest are left out where they don't name the type.
    package func code(for parameter: SyntaxNode, of initializer: SyntaxNode) -> [Passed]? {
        let labels = initializer.parameters.map { $0.tree.tokens[$0.labelToken].payload }
        let required = initializer.parameters.count { $0.child(.initializer) == nil }
        return code(for: parameter.tree.tokens[parameter.labelToken].payload, among: labels, required: required)
    }

    /// The same for a property that the memberwise initializer sets.
    ///
    /// - Parameter properties: all that it may set, in their order.
    package func code(forProperty property: NameID, among properties: [NameID]) -> [Passed]? {
        code(for: property, among: properties, required: 0)
    }

    private func code(for label: NameID, among labels: [NameID], required: Int) -> [Passed]? {
        guard label != KnownName.wildcard.id, !isDelegated, index.directSubclasses(of: owner).isEmpty,
            !isInitializerReferenced, let labeled = arguments(for: label), let calls = callsThatNameTheType()
        else { return nil }
        let trailing = (calls + implicitCalls()).flatMap { file, call -> [Passed] in
            let arguments = CallArguments(call)
            let answer = answer(for: call, in: file)
            guard answer != .no, arguments.mayFit(labels, required: required) else { return [] }
            return arguments.list.filter { $0.isTrailing && $0.label == nil }.map {
                Passed(file: file, call: call, value: $0.value, isCertain: answer == .yes)
            }
        }
        return labeled + trailing
    }

    /// True where an initializer of the type calls another one.
    var isDelegated: Bool {
        semantics.parts(of: owner).contains { part in
            semantics.code(of: part.analysis).contains(KnownName.`init`.id, in: part.node) {
                $0.previousSibling?.name == KnownName.`self`.id
            }
        }
            || index.members(named: KnownName.`init`.id, of: owner).contains {
                index.fact($0).flags.contains(.isDelegating)
            }
    }

    /// `Owner { … }`, `Owner.init { … }`; nil where the type may have another name.
    private func callsThatNameTheType() -> [(file: ParsedFile, call: SyntaxNode)]? {
        var found: [(ParsedFile, SyntaxNode)] = []
        for number in semantics.files(mentioning: index.types[owner].name) {
            guard let file = semantics.file(number) else { return nil }
            for node in file.code.nodes(named: index.types[owner].name, in: file.tree.root) {
                if node.ancestor(where: { $0.kind == .typealiasDeclaration }) != nil { return nil }
                if let call = node.callOfInitializer { found.append((file, call)) }
            }
        }
        return found
    }

    /// `.init { … }`, `Self { … }`
    private func implicitCalls() -> [(file: ParsedFile, call: SyntaxNode)] {
        semantics.project.analyses.flatMap { analysis -> [(file: ParsedFile, call: SyntaxNode)] in
            let root = semantics.tree(of: analysis).root
            let code = semantics.code(of: analysis)
            let nodes =
                code.nodes(named: KnownName.`init`.id, in: root)
                + code.nodes(named: KnownName.Self.id, in: root)
            return nodes.compactMap { node in
                guard let call = node.callOfInitializer, let file = semantics.file(analysis.file) else { return nil }
                return (file, call)
            }
        }
    }

    /// True where some call may pass an argument for a label, or something mentions an initializer without calling it.
    package func mayPass(_ label: NameID) -> Bool { arguments(for: label)?.isEmpty != true || isInitializerReferenced }

    /// True where a file that names the type names `init` without calling it: the function's type would change.
    package var isInitializerReferenced: Bool {
        semantics.files(mentioning: index.types[owner].name).contains { number in
            guard let file = semantics.file(number) else { return true }
            return file.code.contains(KnownName.`init`.id, in: file.tree.root) { node in
                guard node.kind == .memberComponent, node.nextSibling?.kind != .callComponent, let chain = node.parent
                else { return false }
                let base = ExpressionTypes(file: file, search: semantics).type(ofPartsBefore: node, in: chain)
                if case .metatype(let instance) = base { return instance.typeID == owner || !instance.isKnown }
                return base == .unknown && chain.firstChild?.name == index.types[owner].name
            }
        }
    }

    private func isLabeled(_ argument: SyntaxNode) -> Bool {
        guard let value = argument.expressionChild else { return false }
        return argument.firstToken < value.firstToken
            && argument.tree.tokens[argument.firstToken].kind != .dollarIdentifier
    }

    /// Whether the call around an argument makes a value of the type.
    package func answer(forArgument argument: SyntaxNode, in file: ParsedFile) -> Answer {
        guard let call = argument.parent, call.kind == .callComponent else { return .no }
        return answer(for: call, in: file)
    }

    /// Whether a call makes a value of the type.
    package func answer(for call: SyntaxNode, in file: ParsedFile) -> Answer {
        guard let chain = call.parent, chain.kind == .chainExpression else { return .no }
        var callee = call.calleeParts
        if callee.last?.name == KnownName.`init`.id, callee.last?.kind != .identifierExpression {
            callee.removeLast()
            // `.init(…)` may mean any type.
            if callee.isEmpty || callee.contains(where: { !$0.isNamePart }) { return .perhaps }
        }
        guard callee.allSatisfy(\.isNamePart) else { return .no }
        if callee.count == 1, callee[0].name == KnownName.Self.id {
            return file.types(around: call)?.first == owner ? .yes : .no
        }
        let components = callee.map { TypeReference.Component(name: $0.name) }
        switch semantics.types.resolve(.named(components), in: file.place(of: call)) {
        case .nominal(let type, _): return type == owner ? .yes : .no
        case .uncertain(let type): return type == owner ? .perhaps : .no
        case .alternatives(let parts): return parts.contains { $0.typeID == owner } ? .perhaps : .no
        default: return components.last?.name == index.types[owner].name ? .perhaps : .no
        }
    }
}
