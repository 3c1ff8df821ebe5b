import SourceText
import Syntax

extension FileAnalyzer {
    func visitVariable(_ node: SyntaxNode) {
        let isLocal = scope.isInCode
        for child in node.children {
            switch child.kind {
            case .attribute: visitAttributeOfVariable(child)
            case .binding:
                for part in child.children where part.kind != .identifierPattern && part.kind != .accessorBlock {
                    visit(part)
                }
                // A local is known to its own observers, and not to its initial value.
                if isLocal { declare(child, in: node) }
                if let accessors = child.child(.accessorBlock) {
                    visitAccessors(accessors, of: child.child(.typeAnnotation)?.typeChild)
                }
            default: break
            }
        }
        recordProperty(node, isLocal: isLocal)
    }

    /// - Parameter type: as it is written for the property or the subscript, which `newValue` is of as well.
    func visitAccessors(_ node: SyntaxNode, of type: SyntaxNode?) {
        for accessor in node.children {
            scope.push()
            if let name = accessor.parameterOfAccessor {
                scope.declare(name, type.map { resolve($0) } ?? .unknown)
            }
            visit(accessor)
            scope.pop()
        }
    }

    private func visitAttributeOfVariable(_ node: SyntaxNode) {
        for child in node.children where child.kind.isType { visit(child) }
    }

    // MARK: Local variables

    private func declare(_ binding: SyntaxNode, in variable: SyntaxNode) {
        guard let pattern = binding.firstChild else { return }
        let type = declaredType(binding)
        if pattern.kind == .identifierPattern {
            scope.declare(pattern.name, type)
            let attributes = variable.children.filter { $0.kind == .attribute }
            if attributes.contains(where: { LegacyWrapper($0.name) != nil }) {
                scope.declareProjected(pattern.name, .wrapper(type))
            } else if !attributes.isEmpty {
                scope.declareProjected(pattern.name, .unknown)
            }
        } else {
            declare(pattern: pattern, type)
        }
    }

    func visitOptionalBinding(_ node: SyntaxNode) {
        for child in node.children where child.kind == .initializer { visit(child) }
        guard let pattern = node.firstChild else { return }
        var type = ResolvedType.unknown
        if let annotation = node.child(.typeAnnotation)?.typeChild {
            type = resolve(annotation)
        } else if let value = node.child(.initializer)?.expressionChild {
            type = self.type(of: value)
        } else if pattern.kind == .identifierPattern {
            noteUse(pattern)
            type = lookUp(pattern.name, NameUse(pattern))
        }
        declare(pattern: pattern, type.unwrapped)
    }

    func visitFor(_ node: SyntaxNode) {
        scope.push()
        let pattern = node.firstChild
        let sequence = node.loopSequence
        if let sequence { visit(sequence) }
        if let pattern {
            var element = ResolvedType.unknown
            if let annotation = node.child(.typeAnnotation)?.typeChild {
                element = resolve(annotation)
            } else if let sequence {
                element = members.elementOfSequence(type(of: sequence))
            }
            declareLoopPattern(pattern, element)
        }
        for child in node.children where child != pattern && child != sequence { visit(child) }
        scope.pop()
    }

    // MARK: Properties

    /// A property of a type: one behind a legacy wrapper, or one of a legacy class behind a wrapper that isn't known.
    private func recordProperty(_ node: SyntaxNode, isLocal: Bool) {
        var wrapper: LegacyWrapper?
        var unknownAttribute: SyntaxNode?
        for child in node.children where child.kind == .attribute {
            if let legacy = LegacyWrapper(child.name) { wrapper = legacy }
            if isOfFactoryKit(child) { wrapper = .injectedObject }
            if !isHarmless(attribute: child) { unknownAttribute = child }
        }
        guard wrapper != nil || unknownAttribute != nil else { return }
        guard let binding = node.child(.binding), let pattern = binding.firstChild, pattern.kind == .identifierPattern
        else { return }
        let hasType = binding.child(.typeAnnotation) != nil || binding.child(.initializer) != nil
        let type =
            hasType
            ? declaredType(binding) : node.argumentOfLegacyWrapper.map { resolve($0) } ?? injectedType(pattern.name)
        let key =
            isLocal || scope.isInLocalType ? nil : scope.types.first.map { PropertyKey(owner: $0, name: pattern.name) }
        let isWritten = binding.child(.typeAnnotation) != nil || !hasType
        let named = isWritten ? classesNamed(as: type) : nil
        // The initial value tells nothing that the written name doesn't.
        let expression = named == nil ? binding.child(.initializer)?.expressionChild : nil
        if let wrapper {
            record(.wrapperProperty(wrapper), node, type: type, expression: expression, among: named, property: key)
        } else if let unknownAttribute, !binding.isComputed,
            type.unwrapped != .unknown || mayBeOfAnyClass(unknownAttribute)
        {
            let classes = named ?? legacy.openGenerics[unknownAttribute.name]?.classes
            record(.unknownWrapper, unknownAttribute, type: type, expression: nil, among: classes, property: key)
        }
    }

    /// `@InjectedObject(\.session)` of FactoryKit, in a file that imports it: its versions have `@InjectedObservable` as
    /// well (catalogue 211).
    private func isOfFactoryKit(_ attribute: SyntaxNode) -> Bool {
        guard attribute.name == KnownName.InjectedObject.id, !index.declaresType(named: attribute.name),
            let module = index.names.lookUp(WrapperCatalogue.factoryKit), index.imports(module, file: file)
        else { return false }
        return !attribute.keyPathOfAttribute.isEmpty
    }

    /// The type of a property without a written one that a key path of its wrapper tells.
    private func injectedType(_ name: NameID) -> ResolvedType {
        guard !scope.isInCode, let owner = scope.types.first, let found = members.firstMember(named: name, in: owner),
            found.owner == owner
        else { return .unknown }
        return members.type(of: found, isImplicitSelf: true)
    }

    /// True where a property whose type isn't known may be of a legacy class: its wrapper asks for one, or is given
    /// what leads to one.
    private func mayBeOfAnyClass(_ attribute: SyntaxNode) -> Bool {
        legacy.openGenerics[attribute.name] != nil || index.text(attribute.name).hasSuffix("Object")
            || !isGivenImplicitMember(attribute) && leading.holdsName(attribute.tokenRange)
    }

    /// `@Default(.theme)`: the member is one of a type that the wrapper knows. A property of a class is reached by a
    /// key path or by a name.
    private func isGivenImplicitMember(_ attribute: SyntaxNode) -> Bool {
        let tokens = attribute.tree.tokens
        let start = attribute.anchor + 1
        return start + 1 < attribute.endToken && tokens[start].kind == .openParenthesis
            && tokens[start + 1].kind == .dot
    }

    /// Where a written name may mean one of several types: the classes that are called so, or conform to a protocol
    /// that is. Nil for any other type, and where an alias may give the name to classes that are called otherwise.
    private func classesNamed(as type: ResolvedType) -> Set<TypeID>? {
        guard case .uncertain(let id) = type.unwrapped else { return nil }
        let name = index.types[id].name
        let hasAlias = index.files.indices.contains { file in
            index.files[file].typealiases.contains { index.translate($0.name, file: file) == name }
        }
        guard !hasAlias else { return nil }
        var result: Set<TypeID> = []
        for type in index.types.indices where index.types[type].name == name {
            if legacy.classes[type] != nil { result.insert(type) }
            result.formUnion(legacy.conformers[type] ?? [])
        }
        return result
    }

    /// True for attributes that ask nothing of the property's type, and for wrappers of the project that aren't generic
    /// over `ObservableObject`.
    private func isHarmless(attribute: SyntaxNode) -> Bool {
        if LegacyWrapper(attribute.name) != nil { return true }
        if legacy.openGenerics[attribute.name] != nil { return false }
        if index.declaresType(named: attribute.name) { return true }
        guard let meant = nameMeant(by: attribute), legacy.openGenerics[meant] == nil else { return false }
        if legacy.wrappersOfAnyType.contains(meant) { return true }
        return WrapperCatalogue.traits(of: index.text(meant)).contains(.takesAnyType)
            || index.declaresType(named: meant)
    }

    /// The name of an attribute, or what an alias of the project gives that name to; nil where that can't be told, or
    /// asks for an `ObservableObject`.
    private func nameMeant(by attribute: SyntaxNode) -> NameID? {
        let name = attribute.name
        let isQualified = attribute.tree.tokens[max(attribute.anchor - 1, 0)].separatesNames
        let isAlias =
            index.topLevelTypealiases[name] != nil
            || scope.types.contains { type in
                index.lookUpOrder[type].contains { index.types[$0].typealiases[name] != nil }
            }
        guard isAlias, !isQualified else { return name }
        let written = TypeReference.plain(name)
        switch TypeResolver(index: index).resolve(written, in: LexicalContext(file: file, types: scope.types)) {
        case .external(let meant, _): return LegacyWrapper(meant) == nil ? meant : nil
        case .nominal(let type, _): return index.types[type].name
        default: return nil
        }
    }
}
