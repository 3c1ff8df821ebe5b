import SymbolIndex
import Syntax

/// The code of a class and its extensions by the names of its members.
package struct ClassCode {
    package struct Body {
        package let node: SyntaxNode
        package let analysis: FileAnalysis

        package init(node: SyntaxNode, analysis: FileAnalysis) {
            self.node = node
            self.analysis = analysis
        }
    }

    /// The names of its published properties.
    package private(set) var published: Set<NameID> = []
    /// Functions that return before anything else runs.
    package private(set) var functions: [NameID: [Body]] = [:]
    package private(set) var getters: [NameID: [Body]] = [:]
    package private(set) var observers: [NameID: [Body]] = [:]
    /// The first values of stored properties, but for lazy ones, and the initializers of wrappers around these.
    package private(set) var initialValues: [Body] = []
    /// What gives lazy properties their values, where they are first read.
    package private(set) var lazyValues: [NameID: [Body]] = [:]
    /// With the properties of the declaration that they stand in.
    package private(set) var initializers: [(body: Body, properties: [StoredProperty])] = []
    private(set) var deinitializers: [Body] = []

    /// The code of a legacy class, its extensions included; of another type none.
    ///
    /// - Parameter evenIfMoved: also that of a class that is `@Observable` already.
    package init(_ type: TypeID, _ semantics: Semantics, evenIfMoved: Bool = false) {
        guard
            semantics.project.legacy.classes[type] != nil || evenIfMoved && semantics.models.isObservable(type)
        else { return }
        for (declaration, analysis) in semantics.parts(of: type) { collect(declaration, analysis, semantics) }
    }

    /// The code that runs where a member is named: of functions where it is called, else of getters, also of one that
    /// gives back what is called.
    package func bodies(of member: SyntaxNode) -> [Body] {
        // `items(with:)` names a function without running it, and is no getter `items`.
        guard member.argumentNames.isEmpty else { return [] }
        let called = member.nextSibling?.kind == .callComponent ? functions[member.name] : nil
        return called ?? getters[member.name] ?? []
    }

    private mutating func collect(_ declaration: SyntaxNode, _ analysis: FileAnalysis, _ semantics: Semantics) {
        let properties = semantics.storedProperties(of: declaration, file: analysis.file)
        for property in properties {
            if property.isPublished { published.insert(property.name) }
            if let value = property.binding.child(.initializer) {
                let body = Body(node: value, analysis: analysis)
                if property.isLazy {
                    lazyValues[property.name, default: []].append(body)
                } else {
                    initialValues.append(body)
                }
            }
            for wrapper in property.wrappers(in: semantics.index).flatMap({ semantics.wrappers(named: $0.name) }) {
                let found = semantics.index.members(named: KnownName.`init`.id, of: wrapper)
                let nodes = found.compactMap { semantics.node(of: $0) }
                initialValues += nodes.map { Body(node: $0.node, analysis: $0.analysis) }
            }
            guard let block = property.binding.child(.accessorBlock) else { continue }
            observers[property.name, default: []].append(Body(node: block, analysis: analysis))
        }
        for member in declaration.child(.memberBlock)?.children ?? .none(of: declaration.tree) {
            switch member.kind {
            case .functionDeclaration:
                guard let body = member.child(.codeBlock), !Modifiers(member).isStatic, !member.isAsynchronous else {
                    continue
                }
                functions[member.name, default: []].append(Body(node: body, analysis: analysis))
            case .variableDeclaration:
                guard let binding = member.child(.binding), let body = binding.getterBody,
                    let name = binding.firstChild?.name
                else { continue }
                getters[name, default: []].append(Body(node: body, analysis: analysis))
            case .initializerDeclaration:
                initializers.append((Body(node: member, analysis: analysis), properties))
            case .deinitializerDeclaration:
                if let body = member.child(.codeBlock) { deinitializers.append(Body(node: body, analysis: analysis)) }
            default: break
            }
        }
    }
}
