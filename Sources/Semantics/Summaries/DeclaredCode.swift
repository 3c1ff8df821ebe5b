import SymbolIndex
import Syntax

/// What is run by calling, reading, setting or making what a declaration stands for.
extension SummaryMaker {
    package mutating func call(_ found: MeantDeclarations.Declaration, at node: SyntaxNode) {
        switch index.fact(found.member).kind {
        case .enumCase: return
        case .property:
            use(storage: found, isWritten: false, at: node)
            return call(closuresGivenBackBy: found, at: node)
        case .function, .initializer, .subscript: break
        }
        guard let (declaration, analysis) = semantics.node(of: found.member) else {
            return runUnseen(found, at: node, of: node)
        }
        let hasCode = declaration.child(.codeBlock) != nil || declaration.child(.accessorBlock) != nil
        if hasCode, !isCertain || isMeant(declaration, at: node) { run(declaration, analysis) }
    }

    /// `makeFilter()(item)`, `handlers[name]?(item)`, `(first ?? second)(item)`
    mutating func call(valueBefore call: SyntaxNode) {
        guard let value = call.partBeforeUnwrapping else { return }
        switch value.kind {
        case .callComponent, .subscriptComponent, .tupleExpression: self.call(resultOf: value)
        default: break
        }
    }

    /// - Parameter value: what is called, the last part of it.
    mutating func call(resultOf value: SyntaxNode) {
        let isLocal = { (name: SyntaxNode) in
            name.kind == .identifierExpression && LocalName(name.name, at: name) != nil
        }
        guard let named = value.calledName, !isLocal(named) else { return runAnything(value) }
        let found = meant.declarations(of: named, analysis)
        // `KeyPathComparator(…)` is no function.
        if found.isEmpty, index.text(named.name).first?.isUppercase != true { runAnything(value) }
        for member in found { call(closuresGivenBackBy: member, at: value) }
    }

    /// What a function or a getter gives back is called, or what a property holds.
    mutating func call(closuresGivenBackBy found: MeantDeclarations.Declaration, at node: SyntaxNode) {
        if !isCertain, index.fact(found.member).isStored { return call(valuesOf: found, at: node) }
        guard let (declaration, analysis) = semantics.node(of: found.member),
            let code = declaration.child(.codeBlock) ?? declaration.parent?.getterBody
        else { return runAnything(node) }
        let values = code.valuesGivenBack
        for value in values where value.kind == .closureExpression { run(value, analysis) }
        let endsWithValue = code.lastChild.map { $0.kind == .returnStatement || $0.kind.isExpression } ?? false
        if !endsWithValue || values.contains(where: { $0.kind != .closureExpression }) { runAnything(node) }
    }

    /// All that gives a stored property its function, in any file. What another property holds in turn is not known.
    private mutating func call(valuesOf found: MeantDeclarations.Declaration, at node: SyntaxNode) {
        let property = found.owner.map { PropertyKey(owner: $0, name: index.name(of: found.member)) }
        guard let values = property.flatMap({ semantics.functionsHeld(by: $0) }) else { return runAnything(node) }
        for value in values {
            let analysis = semantics.analysis(of: value.file)
            switch value.node.kind {
            case .closureExpression: run(value.node, analysis)
            case .literalExpression: continue
            default:
                guard let functions = meant.declarations(ofValue: value.node, analysis), meant.areFunctions(functions)
                else { return runAnything(node) }
                for function in functions { call(function, at: node) }
            }
        }
    }

    /// True where the call runs the function before it returns, as far as labels tell.
    private func isMeant(_ function: SyntaxNode, at node: SyntaxNode) -> Bool {
        guard let call = node.partBehindUnwrapping, call.kind == .callComponent else { return false }
        return !function.isAsynchronous && function.accepts(labels: call.argumentLabels)
    }

    /// The getter of a property, or its observers where it is set; both also of its wrapper. What a variable held
    /// before it is set may go, and what all share is made by its first use.
    package mutating func use(storage found: MeantDeclarations.Declaration, isWritten: Bool, at node: SyntaxNode) {
        let fact = index.fact(found.member)
        guard fact.kind == .property else { return }
        guard let (pattern, analysis) = semantics.node(of: found.member) else {
            guard fact.flags.contains(.isComputed) else { return }
            return runUnseen(found, at: node, of: nil)
        }
        guard let binding = pattern.parent, binding.kind == .binding else { return }
        let key = PropertyKey(owner: found.owner ?? -1, name: pattern.name)
        if isWritten, semantics.project.table.publisherUses[key] != nil { summary.sent.append((key, pattern)) }
        if isWritten, index.hasAttribute(found.member, .Published),
            ChangeSubscribers.mayBeTold(of: key.owner, semantics)
        {
            summary.announced.append((.changes(key.owner), pattern))
        }
        if isWritten, fact.isStored { release(type(of: found)) }
        // `@Environment(\.store) var store`
        if !isCertain { run(attributesOf: binding, analysis) }
        // What a binding is made of is not known where it is used.
        if !isCertain, index.hasAttribute(found.member, .Binding) { runAnything(pattern) }
        for wrapper in wrappers(of: binding) {
            for member in index.members(named: KnownName.wrappedValue.id, of: wrapper) {
                let value = MeantDeclarations.Declaration(owner: wrapper, member: member)
                use(storage: value, isWritten: isWritten, at: node)
            }
            for member in semantics.enclosingInstanceSubscripts(of: wrapper) {
                use(subscript: member, isWritten: isWritten)
            }
        }
        if let block = binding.child(.accessorBlock), isWritten || binding.isComputed {
            if isWritten, !binding.isComputed, isFirstValue(node, of: found.owner) { return }
            return run(isWritten ? block : binding.getterBody ?? block, analysis)
        }
        let isShared = found.owner == nil || fact.flags.contains(.isStatic)
        if fact.flags.contains(.isLazy) || isShared && !isCertain, let value = binding.child(.initializer) {
            run(value, analysis)
        }
    }

    /// `x = …` in an initializer before the object is complete: no observers run, with whatever macro.
    private func isFirstValue(_ node: SyntaxNode, of owner: TypeID?) -> Bool {
        guard node.isOfSelf, node.isAssignedWhole, let owner, analysis.enclosingType(of: node) == owner,
            let initializer = node.ancestor(where: { $0.kind == .initializerDeclaration })
        else { return false }
        let properties = semantics.parts(of: owner).flatMap {
            semantics.storedProperties(of: $0.node, file: $0.analysis.file)
        }
        return InitializationOrder(initializer, properties: properties, type: owner, semantics: semantics)
            .setsStorage(node)
    }

    private mutating func use(subscript member: MemberReference, isWritten: Bool) {
        guard let (declaration, analysis) = semantics.node(of: member),
            let block = declaration.child(.accessorBlock) ?? declaration.child(.codeBlock)
        else { return }
        let getter = block.children.first { $0.kind == .accessor && $0.name == KnownName.get.id }
        run(isWritten ? block : getter ?? block, analysis)
    }

    /// `$x` of a property behind a wrapper of the project.
    package mutating func use(projection node: SyntaxNode) {
        guard let projected = semantics.name("projectedValue") else { return }
        for found in meant.declarations(of: node, analysis) {
            for attribute in index.fact(found.member).attributes {
                for wrapper in semantics.wrappers(named: index.translate(attribute, file: found.member.file)) {
                    for member in index.members(named: projected, of: wrapper) {
                        let value = MeantDeclarations.Declaration(owner: wrapper, member: member)
                        use(storage: value, isWritten: node.isWrittenHere, at: node)
                    }
                }
            }
        }
    }

    private func type(of found: MeantDeclarations.Declaration) -> ResolvedType {
        found.owner.map { semantics.members.type(of: MemberResolver.Found(owner: $0, member: found.member)) }
            ?? semantics.members.type(ofGlobal: found.member)
    }

    /// None of `wrappedValue` itself, which could go round for ever.
    private func wrappers(of binding: SyntaxNode) -> [TypeID] {
        guard let variable = binding.parent, binding.firstChild?.name != KnownName.wrappedValue.id else { return [] }
        return variable.children.filter { $0.kind == .attribute }.flatMap { semantics.wrappers(named: $0.name) }
    }

    /// - Parameter call: what is called, if anything.
    private mutating func runUnseen(_ found: MeantDeclarations.Declaration, at node: SyntaxNode, of call: SyntaxNode?) {
        if mayCallOut(found, at: call) { summary.callingOut = summary.callingOut ?? node }
        summary.unseen.append(found.member)
    }

    /// Code in a file that leads to no class of interest: it comes back by what it keeps, or is given, only.
    private func mayCallOut(_ found: MeantDeclarations.Declaration, at node: SyntaxNode?) -> Bool {
        if let call = node?.partBehindUnwrapping, call.kind == .callComponent,
            call.children.contains(where: { $0.expressionChild?.name == KnownName.`self`.id })
        {
            return true
        }
        return found.owner.map { semantics.heldTypes.answer(of: $0).isUnknownCode } ?? false
    }

    /// Members of a name where the type, or what it may be, is one of the project.
    mutating func use(members name: NameID, of type: ResolvedType, at node: SyntaxNode) {
        let types: [ResolvedType] =
            switch type.boundValue {
            case .constrained(let parts), .alternatives(let parts): parts
            case .uncertain(let id): [.nominal(id, [])]
            default: [type.boundValue]
            }
        for type in types {
            guard case .nominal = type else { continue }
            for found in meant.declarations(named: name, in: type) {
                if index.fact(found.member).kind == .property {
                    use(storage: found, isWritten: false, at: node)
                } else {
                    runMember(found.member)
                }
            }
        }
    }

    mutating func runMember(_ member: MemberReference) {
        guard let (declaration, analysis) = semantics.node(of: member) else { return summary.unseen.append(member) }
        run(declaration, analysis)
    }

    // MARK: Subscripts

    /// - Parameter part: a subscript, or a member that a subscript finds.
    package mutating func use(subscript part: SyntaxNode, of base: ResolvedType) {
        if isCertain, !isOfProject(base) { return }
        if let path = part.firstChild, path.name == KnownName.keyPath.id, let type = base.typeID,
            path.expressionChild?.kind != .keyPathExpression, semantics.project.legacy.classes[type] != nil
        {
            runAnything(part)
        }
        for declaration in subscripts(meantBy: part, of: base) { run(declaration) }
    }

    /// The subscripts of the project that a part of a chain may mean.
    package func subscripts(meantBy part: SyntaxNode, of base: ResolvedType) -> [ClassCode.Body] {
        meant.declarations(named: KnownName.subscript.id, in: base).compactMap { found in
            guard index.fact(found.member).kind == .subscript,
                let (declaration, analysis) = semantics.node(of: found.member), mayMean(part, declaration)
            else { return nil }
            return ClassCode.Body(node: declaration, analysis: analysis)
        }
    }

    /// False for `items[0]` where the subscript asks for a label, as `subscript(safe index: Int)` does, and the other
    /// way round.
    private func mayMean(_ part: SyntaxNode, _ declaration: SyntaxNode) -> Bool {
        guard let parameter = declaration.parameters.first else { return true }
        let tree = declaration.tree
        guard part.kind == .subscriptComponent else { return tree.text(parameter.firstToken) == "dynamicMember" }
        let label = CallArguments(part).list.first?.label
        guard tree.tokens[parameter.firstToken + 1].kind == .identifier, tree.text(parameter.firstToken) != "_"
        else { return label == nil }
        return label == tree.tokens[parameter.firstToken].payload
    }

    // MARK: What the project does not declare by name

    /// A type's initializer, or a function from outside.
    mutating func call(undeclared node: SyntaxNode) {
        make(node)
        guard !isCertain, node.kind == .memberComponent else { return }
        if ClosureTakers.telling.contains(index.text(node.name)), !Announcement.resumesTask(node) { runAnything(node) }
    }

    private mutating func make(_ name: SyntaxNode) {
        let type: ResolvedType
        if name.kind == .memberComponent {
            let named = semantics.types(at: name, analysis).step(name, from: typeBefore(name))
            guard case .metatype(let made) = named else { return }
            type = made
        } else {
            let component = TypeReference.Component(name: name.name)
            type = semantics.types.resolve(.named([component]), in: semantics.place(of: name, analysis))
        }
        if case .external(let type, _) = type, !isCertain {
            if let extended = index.extendedType(named: type) { make(extended, at: name) }
        }
        guard let id = type.typeID, !isCertain || semantics.project.legacy.classes[id] == nil else { return }
        make(id, at: name)
        if !isCertain { release(.nominal(id, [])) }
    }

    /// `super.init()`, `Model.init(name: name)`; the type that `.init()` makes is not known.
    mutating func make(byInitializer node: SyntaxNode) {
        guard node.kind == .memberComponent else {
            let asked = semantics.types(at: node, analysis).typeAsked(of: node.wholeExpression)
            if let id = asked.unwrapped.typeID { return make(id, at: node) }
            for value in semantics.unnamedCode.initialValues { run(value) }
            let arguments = node.nextSibling.flatMap { $0.kind == .callComponent ? CallArguments($0) : nil }
            for found in semantics.membersOfAnyType(named: KnownName.`init`.id)
            where arguments.map({ semantics.mayCall(found.member, $0) }) ?? true {
                call(found, at: node)
            }
            return
        }
        var made = typeBefore(node)
        if case .metatype(let type) = made { made = type }
        if let id = made.typeID { make(id, at: node) }
    }

    private mutating func make(_ type: TypeID, at node: SyntaxNode) {
        let labels = node.partBehindUnwrapping?.argumentLabels ?? []
        for owner in [type] + index.superclasses(of: type) {
            call(initializersOf: owner, at: node)
            for member in index.members(of: owner) {
                let fact = index.fact(member)
                guard fact.isStored, !fact.flags.contains(.isLazy),
                    let (pattern, analysis) = semantics.node(of: member), let binding = pattern.parent
                else { continue }
                if !isCertain { wrap(binding, analysis, at: node) }
                if let value = binding.child(.initializer), !labels.contains(index.name(of: member)) {
                    run(value, analysis)
                }
            }
        }
    }

    /// `"inbox"` where it stands for a value of the project.
    mutating func make(byLiteral literal: SyntaxNode) {
        let initializers = semantics.unnamedCode.literalInitializers
        guard !initializers.isEmpty else { return }
        let asked = semantics.types(at: literal, analysis).typeAsked(of: literal).unwrapped
        let labels = initializersOfLiteral(literal)
        let isAny = asked == .unknown && !isCertain
        for (owner, witnesses) in initializers where isAny || asked.typeID == owner {
            for witness in witnesses where labels.contains(witness.requirement) { run(witness.code) }
        }
    }

    private func initializersOfLiteral(_ literal: SyntaxNode) -> Set<String> {
        switch literal.kind {
        case .stringExpression: return LibraryRequirements.ofStrings
        case .arrayExpression: return ["arrayLiteral"]
        case .dictionaryExpression: return ["dictionaryLiteral"]
        default:
            switch literal.text {
            case "nil": return ["nilLiteral"]
            case "true", "false": return ["booleanLiteral"]
            default: return LibraryRequirements.ofNumbers
            }
        }
    }

    /// The wrappers of a local variable or a parameter.
    mutating func wrap(local declaration: SyntaxNode) {
        guard !isCertain else { return }
        for attribute in declaration.children where attribute.kind == .attribute {
            for wrapper in semantics.wrappers(named: attribute.name) {
                call(initializersOf: wrapper, at: declaration)
                for member in index.members(named: KnownName.wrappedValue.id, of: wrapper) {
                    use(storage: .init(owner: wrapper, member: member), isWritten: true, at: declaration)
                }
            }
        }
    }

    /// The initializers of a property's wrappers, and what these are given.
    private mutating func wrap(_ binding: SyntaxNode, _ analysis: FileAnalysis, at node: SyntaxNode) {
        for wrapper in wrappers(of: binding) { call(initializersOf: wrapper, at: node) }
        run(attributesOf: binding, analysis)
    }

    private mutating func run(attributesOf binding: SyntaxNode, _ analysis: FileAnalysis) {
        for attribute in binding.parent?.children ?? .none(of: binding.tree)
        where attribute.kind == .attribute && attribute.endToken > attribute.anchor + 1 {
            run(attribute, analysis)
        }
    }

    /// What an attribute is given is tokens only: getters, functions and types of the names in it.
    mutating func look(atArgumentsOf attribute: SyntaxNode) {
        let tokens = attribute.tree.tokens
        for token in attribute.anchor + 1..<attribute.endToken where tokens[token].kind == .identifier {
            let name = tokens[token].payload
            apply(nameInKeyPath: name, at: attribute)
            guard tokens[token + 1].kind == .openParenthesis else { continue }
            for found in semantics.membersOfAnyType(named: name) { call(found, at: attribute) }
            for member in index.globals(named: name) { call(.init(owner: nil, member: member), at: attribute) }
            for type in semantics.types(ofAnyPlaceNamed: name) { call(initializersOf: type, at: attribute) }
        }
    }

    private mutating func call(initializersOf type: TypeID, at node: SyntaxNode) {
        for member in index.members(named: KnownName.`init`.id, of: type) {
            call(MeantDeclarations.Declaration(owner: type, member: member), at: node)
        }
    }

    /// A member that is found by a subscript; the value of a subject, which tells its subscribers when it is set.
    mutating func use(undeclared node: SyntaxNode) {
        guard node.kind == .memberComponent, node.isWrittenHere || semantics.hasDynamicMembers else { return }
        let base = typeBefore(node)
        if let id = base.typeID, index.hasAttribute("dynamicMemberLookup", id) {
            // What it finds is a key path of some type.
            if !isCertain { apply(nameInKeyPath: node.name, at: node) }
            return use(subscript: node, of: base)
        }
        guard node.isWrittenHere, case .external(let name, _) = base.unwrapped else { return }
        if index.text(name) == "CurrentValueSubject" { runAnything(node) }
    }
}
