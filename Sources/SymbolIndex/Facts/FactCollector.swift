import SourceText
import Syntax

/// Collects the facts of one file from its tree. Knows no other file.
public struct FactCollector {
    private var facts: FileFacts
    private var encoder = TypeEncoder()
    private var isConditional = false
    /// What the members of the extension around are where they don't say it.
    private var defaultAccess = AccessLevel.internal

    /// The facts of a file. Function bodies aren't looked into, so a tree without them will do.
    ///
    /// - Parameter names: the table that the tree was lexed with.
    public static func collect(_ tree: SyntaxTree, names: inout NameTable) -> FileFacts {
        var collector = FactCollector(FileFacts(path: tree.file.path, contentHash: tree.file.contentHash))
        collector.collectMentions(tree, &names)
        var globals: [MemberFact] = []
        collector.collectItems(of: tree.root, parent: -1, into: &globals)
        collector.facts.globalRange = collector.append(globals)
        collector.facts.codes = collector.encoder.codes.trimmed
        collector.facts.members = collector.facts.members.trimmed
        collector.facts.types = collector.facts.types.trimmed
        collector.facts.problem = tree.problems.first
        collector.facts.isScript =
            tree.file.bytes.starts(with: "#!".utf8) && tree.file.path.split(separator: "/").last != "main.swift"
        collector.facts.directives = DirectiveFact.all(in: tree)
        collector.facts.holdsTodoComments = !tree.todoComments.isEmpty
        if let problem = tree.problems.first {
            collector.facts.problemLocation = LineIndex(tree.file.bytes).location(at: problem.offset)
        }
        collector.collectMacros(MacroCatalogue.candidates(in: tree, names: names), tree)
        return collector.facts
    }

    private init(_ facts: FileFacts) {
        self.facts = facts
        // Growing from nothing would allocate half a dozen times for most files.
        encoder.codes.reserveCapacity(512)
        self.facts.members.reserveCapacity(32)
    }

    private mutating func append(_ members: [MemberFact]) -> Range<Int32> {
        let start = Int32(facts.members.count)
        facts.members.append(contentsOf: members)
        return start..<Int32(facts.members.count)
    }

    private mutating func collectMentions(_ tree: SyntaxTree, _ names: inout NameTable) {
        facts.mentions = tree.mentions ?? FactCollector.mentions(of: tree)
        var projected = tree.projectedMentions.isEmpty ? [] : Set(tree.projectedMentions)
        if tree.mayHideNames {
            var known = Set(facts.mentions)
            tree.forEachWord(names: &names) { name, isProjected in
                if known.insert(name).inserted { facts.mentions.append(name) }
                if isProjected { projected.insert(name) }
            }
        }
        facts.projectedMentions = Array(projected)
        facts.mentionsLegacy = facts.mentions.contains { FactCollector.isLegacy($0) }
        facts.outsideOffsets = OutsideNames.offsets(in: tree, mentions: facts.mentions, names: names)
    }

    private static func mentions(of tree: SyntaxTree) -> [NameID] {
        var known = Set<NameID>()
        return tree.tokens.compactMap { token in
            guard token.kind == .identifier || token.kind == .dollarIdentifier, known.insert(token.payload).inserted
            else { return nil }
            return token.payload
        }
    }

    private static func isLegacy(_ name: NameID) -> Bool {
        KnownName.ObservableObject.rawValue <= name && name <= KnownName.environmentObject.rawValue
    }

    private mutating func collectMacros(_ nodes: [SyntaxNode], _ tree: SyntaxTree) {
        guard !nodes.isEmpty else { return }
        let lines = LineIndex(tree.file.bytes)
        facts.macros = nodes.map { node in
            MacroFact(
                name: node.name, isAttached: node.kind == .attribute, line: lines.lineNumber(at: node.range.start) + 1)
        }
    }

    // MARK: Declarations

    private mutating func collectItems(of node: SyntaxNode, parent: Int32, into members: inout [MemberFact]) {
        for item in node.children { collect(item, parent: parent, into: &members) }
    }

    private mutating func collect(_ node: SyntaxNode, parent: Int32, into members: inout [MemberFact]) {
        switch node.kind {
        case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
            .extensionDeclaration:
            collectType(node, parent: parent)
        case .variableDeclaration: collectVariable(node, into: &members)
        case .functionDeclaration, .subscriptDeclaration: collectFunction(node, into: &members)
        case .initializerDeclaration:
            // Asked of extensions only, since the answer costs a look at the body's tokens.
            let isInExtension = parent >= 0 && facts.types[Int(parent)].kind == .extension
            collectFunction(node, flags: isInExtension && node.delegates ? .isDelegating : [], into: &members)
        case .enumCaseDeclaration:
            for element in node.children where element.kind == .enumCaseElement {
                let parameters = element.child(.parameterClause).map { parametersOf($0) } ?? []
                members.append(
                    member(
                        .enumCase, element.name, flags: .isStatic, node: node, parameters: parameters,
                        offset: element.anchorToken.start))
            }
        case .typealiasDeclaration, .associatedTypeDeclaration:
            let constraints = node.child(.inheritanceClause)
            let target = constraints.map { encoder.encode(constraints: $0) } ?? encoder.encode(type: node.typeChild)
            facts.typealiases.append(
                TypealiasFact(
                    name: node.name, parent: parent, target: target, genericParameters: genericParameters(node),
                    requirements: requirements(node),
                    access: access(Modifiers(node)), isAssociatedType: constraints != nil,
                    offset: node.anchorToken.start))
        case .importDeclaration: collectImport(node)
        case .conditionalCompilation:
            let saved = isConditional
            isConditional = true
            for clause in node.children { collectItems(of: clause, parent: parent, into: &members) }
            isConditional = saved
        default: break
        }
    }

    private mutating func collectImport(_ node: SyntaxNode) {
        var index = node.anchor + 1
        let tokens = node.tree.tokens
        // `import struct Module.Name`
        if index + 1 < node.endToken, tokens[index + 1].kind == .identifier, tokens[index].kind != .dot,
            tokens[index + 1].kind != .dot
        {
            index += 1
        }
        guard index < node.endToken else { return }
        let isExported = node.children.contains { $0.kind == .attribute && $0.text == "@_exported" }
        let isTestable = node.children.contains { $0.kind == .attribute && $0.text == "@testable" }
        let isOfModule = index == node.anchor + 1
        facts.imports.append(
            ImportFact(
                module: tokens[index].payload, isConditional: isConditional, isExported: isExported,
                isTestable: isTestable,
                onlyName: isOfModule ? 0 : tokens[node.lastToken].payload))
    }

    private mutating func collectType(_ node: SyntaxNode, parent: Int32) {
        let modifiers = Modifiers(node)
        let isExtension = node.kind == .extensionDeclaration
        var extended: CodeOffset = 0
        var name = node.name
        if isExtension, let type = node.typeChild {
            extended = encoder.encode(type: type)
            name = type.lastTypeComponent?.name ?? 0
        }
        let inherited = node.child(.inheritanceClause)?.children.map { encoder.encode(type: $0.typeChild) } ?? []
        let index = facts.types.count
        facts.types.append(
            TypeFact(
                kind: kind(of: node), name: name, parent: parent, offset: node.anchorToken.start, extended: extended,
                inherited: inherited, genericParameters: genericParameters(node), requirements: requirements(node),
                attributes: modifiers.attributes, access: access(modifiers), isConditional: isConditional,
                isNonisolated: modifiers.isNonisolated))
        guard let block = node.child(.memberBlock) else { return }
        let saved = defaultAccess
        // `private` of an extension, which stands in no type, is seen by the whole file.
        defaultAccess = isExtension ? modifiers.writtenAccess.map { max($0, .fileprivate) } ?? .internal : .internal
        var members: [MemberFact] = []
        collectItems(of: block, parent: Int32(index), into: &members)
        facts.types[index].memberRange = append(members)
        defaultAccess = saved
    }

    private func kind(of node: SyntaxNode) -> TypeFact.Kind {
        switch node.kind {
        case .classDeclaration: .class
        case .structDeclaration: .struct
        case .enumDeclaration: .enum
        case .actorDeclaration: .actor
        case .protocolDeclaration: .protocol
        default: .extension
        }
    }

    // MARK: Members

    private mutating func collectVariable(_ node: SyntaxNode, into members: inout [MemberFact]) {
        for binding in node.children where binding.kind == .binding {
            guard let pattern = binding.firstChild else { continue }
            guard pattern.kind == .identifierPattern else {
                pattern.walk { part in
                    if part.kind == .identifierPattern {
                        members.append(
                            member(.property, part.name, flags: [], node: node, offset: part.anchorToken.start))
                    }
                    return true
                }
                continue
            }
            var flags: MemberFact.Flags = node.name == KnownName.let.id ? .isLet : []
            let initializer = binding.child(.initializer)
            if initializer != nil { flags.insert(.hasInitialValue) }
            if binding.isComputed { flags.insert(.isComputed) }
            let annotation = binding.child(.typeAnnotation)
            let argument = node.argumentOfLegacyWrapper
            let hasOwnType = annotation != nil || initializer == nil || argument != nil
            var type: CodeOffset = 0
            if hasOwnType {
                type = encoder.encode(type: (annotation ?? laterAnnotation(behind: binding))?.typeChild ?? argument)
                if type == 0 { type = encoder.encode(typeNamed: node.typeInAttribute) }
            }
            var value: CodeOffset = 0
            if type == 0, hasOwnType { value = encoder.encode(membersOfEnvironment: node.keyPathOfEnvironment) }
            if type == 0, value == 0, hasOwnType { value = encoder.encode(membersOfContainer: node.keyPathOfInjection) }
            if type == 0, !hasOwnType { value = encoder.encode(expression: initializer?.expressionChild) }
            members.append(
                member(
                    .property, pattern.name, flags: flags, node: node, type: type, initialValue: value,
                    offset: pattern.anchorToken.start))
        }
    }

    /// In `var a, b: Int` the later annotation holds for both.
    private func laterAnnotation(behind binding: SyntaxNode) -> SyntaxNode? {
        var next = binding.nextSibling
        while let current = next {
            if current.kind == .binding, let annotation = current.child(.typeAnnotation) { return annotation }
            next = current.nextSibling
        }
        return nil
    }

    private mutating func collectFunction(
        _ node: SyntaxNode, flags: MemberFact.Flags = [], into members: inout [MemberFact]
    ) {
        let parameters = node.child(.parameterClause).map { parametersOf($0) } ?? []
        let result = encoder.encode(type: node.child(.returnType)?.typeChild)
        let kind: MemberFact.Kind =
            node.kind == .functionDeclaration
            ? .function : node.kind == .initializerDeclaration ? .initializer : .subscript
        members.append(
            member(
                kind, node.name, flags: flags, node: node, type: result, parameters: parameters,
                offset: node.anchorToken.start))
    }

    private mutating func member(
        _ kind: MemberFact.Kind, _ name: NameID, flags: MemberFact.Flags, node: SyntaxNode, type: CodeOffset = 0,
        initialValue: CodeOffset = 0,
        parameters: [ParameterFact] = [], offset: UInt32
    ) -> MemberFact {
        let modifiers = Modifiers(node)
        var flags = flags
        if modifiers.isStatic { flags.insert(.isStatic) }
        if modifiers.isOverride { flags.insert(.isOverride) }
        if modifiers.isLazy { flags.insert(.isLazy) }
        if modifiers.isMutating { flags.insert(.isMutating) }
        if isConditional { flags.insert(.isConditional) }
        let details = MemberDetails.make(
            attributes: modifiers.attributes, parameters: parameters, genericParameters: genericParameters(node),
            requirements: requirements(node))
        return MemberFact(
            kind: kind, access: access(modifiers), flags: flags, name: name, type: type, initialValue: initialValue,
            offset: offset, details: details)
    }

    private mutating func parametersOf(_ clause: SyntaxNode) -> [ParameterFact] {
        var parameters: [ParameterFact] = []
        for parameter in clause.children where parameter.kind == .parameter {
            let token = parameter.tree.tokens[parameter.labelToken]
            parameters.append(
                ParameterFact(
                    label: token.payload, type: encoder.encode(type: parameter.typeChild),
                    hasDefault: parameter.child(.initializer) != nil || isVariadic(parameter),
                    isAutoclosure: parameter.isAutoclosure))
        }
        return parameters
    }

    /// `Int...`, which may be left out as well.
    private func isVariadic(_ parameter: SyntaxNode) -> Bool {
        parameter.tree.tokens[parameter.lastToken].kind == .postfixOperator
    }

    /// What is written, else what the extension around gives its members.
    private func access(_ modifiers: Modifiers) -> AccessLevel { modifiers.writtenAccess ?? defaultAccess }

    private mutating func genericParameters(_ node: SyntaxNode) -> [GenericParameterFact] {
        guard let clause = node.child(.genericParameterClause) else { return [] }
        var parameters: [GenericParameterFact] = []
        for parameter in clause.children where parameter.kind == .genericParameter {
            parameters.append(
                GenericParameterFact(name: parameter.name, constraint: encoder.encode(type: parameter.typeChild)))
        }
        return parameters
    }

    private mutating func requirements(_ node: SyntaxNode) -> [CodeOffset] {
        guard let clause = node.child(.whereClause) else { return [] }
        var result: [CodeOffset] = []
        for requirement in clause.children where requirement.kind == .requirement {
            let types = requirement.children.filter { $0.kind.isType }
            guard types.count == 2 else { continue }
            result.append(encoder.encode(type: types[0]))
            result.append(encoder.encode(type: types[1]))
        }
        return result
    }
}

extension SyntaxNode {
    /// True for an initializer with `self.init(…)` in its own code, so that it gives no property its value itself
    /// (catalogue 88). By tokens, since bodies are not parsed yet; false where a branch of `#if` or a declaration
    /// within it may hold the call.
    fileprivate var delegates: Bool {
        guard let body = child(.codeBlock) else { return false }
        let tokens = tree.tokens
        var found = false
        for position in body.firstToken..<body.endToken {
            switch tokens[position].kind {
            case .poundWord where tokens[position].payload == KnownName.if.id: return false
            case .identifier
            where tokens[position].payload == KnownName.actor.id && tokens[position + 1].kind == .identifier:
                return false
            case .keyword:
                switch KnownName(rawValue: tokens[position].payload) {
                case .struct, .class, .enum: return false
                case .`self`
                where tokens[position + 1].kind == .dot && tokens[position + 2].payload == KnownName.`init`.id:
                    if tokens[position + 2].kind == .keyword, tokens[position + 3].kind == .openParenthesis {
                        found = true
                    }
                default: continue
                }
            default: continue
            }
        }
        return found
    }
}

extension Array {
    /// The same without room for more: what is kept for all files must not be twice as large as it is.
    var trimmed: [Element] { capacity - count > count / 8 ? withUnsafeBufferPointer { Array($0) } : self }
}
