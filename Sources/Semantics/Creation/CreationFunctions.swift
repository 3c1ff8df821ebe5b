import SymbolIndex
import Syntax

/// Functions and getters that run while a value is made.
extension CreationEffects {
    /// Nil for a call of a function that only computes, of the project or of the SDK.
    ///
    /// - Parameter base: the type of what stands before the name; nil for a name by itself.
    func effect(
        ofCalling call: SyntaxNode, of name: SyntaxNode, on base: ResolvedType?, at place: Place
    ) -> SyntaxNode? {
        guard name.anchorToken.kind == .identifier, base != nil || name.kind == .identifierExpression
        else { return name }
        if base == nil, let local = LocalName(name.name, at: name) {
            return effect(ofCalling: local, by: call, of: name, at: place)
        }
        let found = declarations(of: name, on: base, at: place)
        if let factories = ContainerFactories(semantics).factories(found) {
            return effect(ofPartsOf: call, at: place) ?? factories.firstValue { effect(ofFactory: $0, calledAt: name) }
        }
        let arguments = CallArguments(call)
        let meant = found.filter { semantics.mayCall($0.member, arguments) }
        // `bool(forKey: …)` in an extension of `UserDefaults`
        let isOfProject = base.map { !isOfLibrary($0) } ?? (extendedType(at: place) == nil)
        // Functions with other labels are not what a call means.
        let mayHold = found.contains {
            index.fact($0.member).kind == .property && semantics.mayBeCalled($0, hasLabels: arguments.hasLabels)
        }
        guard !meant.isEmpty || isOfProject && (mayHold || base == nil && !found.isEmpty)
        else { return effect(ofLibraryCall: call, of: name, on: base, at: place) }
        if let effect = effect(ofPartsOf: call, at: place) { return effect }
        guard !meant.isEmpty, meant.allSatisfy({ [.function, .enumCase].contains(index.fact($0.member).kind) })
        else { return name }
        let handed = meant.count == 1 ? handed(by: call, to: meant[0], at: place) : nil
        if let handed, let effect = effect(of: handed, by: call, at: place) { return effect }
        return meant.firstValue {
            effect(ofMethod: $0, handed: handed?.parameters ?? [], calledBy: call, of: name, at: place)
        }
    }

    /// That of a function by what is known of the value that it runs on.
    private func effect(
        ofMethod declaration: MeantDeclarations.Declaration, handed: Set<SyntaxNode>, calledBy call: SyntaxNode,
        of name: SyntaxNode, at place: Place
    ) -> SyntaxNode? {
        if index.fact(declaration.member).kind == .enumCase { return nil }
        if changesValue(declaration), name.kind == .memberComponent, let holder = holder(before: name, at: place) {
            return effect(ofSetting: holder, by: name, at: place)
                ?? effect(ofOwn: declaration, handed: handed, at: name)
        }
        let isOfSelf = (name.kind == .identifierExpression || name.isOfSelf) && !place.plain.isEmpty
        let isOfFresh =
            LocalName.isConstantFreshObject(before: name)
            || isOwnObject(before: name, at: place)
                && !CallArguments(call).list.contains { mayHold($0.value, at: place) }
        return isOfSelf || isOfFresh
            ? effect(ofOwn: declaration, handed: handed, at: name)
            : effect(ofCodeOf: declaration, handed: handed, at: name)
    }

    /// True for a `mutating` function of a value.
    private func changesValue(_ declaration: MeantDeclarations.Declaration) -> Bool {
        guard let owner = declaration.owner, index.fact(declaration.member).flags.contains(.isMutating) else {
            return false
        }
        return [.struct, .enum, .external].contains(index.types[owner].kind)
    }

    /// That of calling a local function, the closure that a constant holds, or what an initializer was given.
    private func effect(
        ofCalling local: LocalName, by call: SyntaxNode, of name: SyntaxNode, at place: Place
    ) -> SyntaxNode? {
        let declaration = local.declaration
        if declaration.kind == .functionDeclaration {
            return effect(ofPartsOf: call, at: place) ?? effect(ofLocalFunctionNamedBy: name, declaration, at: place)
        }
        if let code = local.closure { return effect(ofPartsOf: call, at: place) ?? effect(ofClosure: code, at: place) }
        if place.handed.contains(declaration) { return effect(ofPartsOf: call, at: place) }
        return call.firstChild == nil ? effect(ofGiven: declaration, at: place, calledAt: name) : name
    }

    /// That of the functions of a name that the code around declares.
    func effect(ofLocalFunctionNamedBy name: SyntaxNode, _ found: SyntaxNode, at place: Place) -> SyntaxNode? {
        let scope = found.ancestor { $0.kind == .codeBlock || $0.kind == .closureExpression || $0.kind == .switchCase }
        var functions: [SyntaxNode] = []
        (scope ?? found).walk { node in
            if node.kind == .functionDeclaration, node.name == name.name { functions.append(node) }
            return true
        }
        return functions.firstValue { function in
            guard !place.running.contains(function) else { return nil }
            var inside = placeInClosure(place)
            inside.running.insert(function)
            guard let body = function.child(.codeBlock) else { return name }
            return effect(ofDefaultsOf: function, at: place) ?? effect(ofCode: body, at: inside)
        }
    }

    /// A closure sets properties again, which runs their observers.
    func effect(ofClosure closure: SyntaxNode, at place: Place) -> SyntaxNode? {
        let inside = placeInClosure(place)
        return closure.statementsOfClosure.firstValue { effect(ofCode: $0, at: inside) }
    }

    private func placeInClosure(_ place: Place) -> Place {
        var inside = place
        if let type = place.types.first {
            inside.plain.formIntersection(plainProperties(of: type).union(inheritedPlainProperties(of: type)))
        }
        return inside
    }

    /// Nil where the name means getters of the project that only compute, or a member of the SDK.
    func effect(ofGetter name: SyntaxNode, on base: ResolvedType?, at place: Place) -> SyntaxNode? {
        guard base != nil || LocalName(name.name, at: name) == nil else { return name }
        if let base, getters(place).isFoundBySubscript(name.name, of: base) { return name }
        return declarations(of: name, on: base, at: place).firstValue { declaration in
            index.fact(declaration.member).flags.contains(.isComputed) ? effect(ofCodeOf: declaration, at: name) : nil
        }
    }

    /// What a name may mean; what only tests declare runs in tests only.
    func declarations(
        of name: SyntaxNode, on base: ResolvedType?, at place: Place
    ) -> [MeantDeclarations.Declaration] {
        let found = allDeclarations(of: name, on: base, place.types)
        return index.isOfTests(place.file) ? found : found.filter { !index.isOfTests($0.member.file) }
    }

    private func allDeclarations(
        of name: SyntaxNode, on base: ResolvedType?, _ types: [TypeID]
    ) -> [MeantDeclarations.Declaration] {
        let meant = MeantDeclarations(semantics: semantics)
        if let base {
            var found = meant.declarations(named: name.name, in: base)
            // A class of the SDK meets what a protocol of the project asks for by code of its own.
            if isOfLibrary(base) { found.removeAll { index.isRequirement($0.member, of: $0.owner ?? .min) } }
            guard case .metatype = base else { return found }
            return found.filter { index.fact($0.member).flags.contains(.isStatic) }
        }
        for type in types {
            let found = meant.declarations(named: name.name, in: .nominal(type, []))
            if !found.isEmpty { return found }
        }
        return index.globals(named: name.name).map { MeantDeclarations.Declaration(owner: nil, member: $0) }
    }

    /// - Parameter handed: the parameters whose code the call looks at.
    func effect(
        ofCodeOf declaration: MeantDeclarations.Declaration, handed: Set<SyntaxNode> = [], at place: SyntaxNode
    ) -> SyntaxNode? {
        effect(of: .member(declaration.member, handed: handed)) {
            findEffect(ofCodeOf: declaration, handed: handed, at: place)
        }
    }

    private func findEffect(
        ofCodeOf declaration: MeantDeclarations.Declaration, handed: Set<SyntaxNode>, at place: SyntaxNode
    ) -> SyntaxNode? {
        guard let (node, _) = semantics.nodeInAnyFile(of: declaration.member) else { return place }
        var context = self.place(of: declaration)
        context.handed = handed
        if node.kind == .identifierPattern {
            guard let getter = node.parent?.getterBody else { return effect(ofRequirement: declaration, at: place) }
            return effect(ofCode: getter, at: context)
        }
        if node.kind == .functionDeclaration, node.child(.codeBlock) == nil {
            return effect(ofRequirement: declaration, at: place)
        }
        return effect(ofBodyOf: node, at: context)
    }

    /// That of reading or calling what a protocol asks for, of each type that conforms: nil where they store it, or only
    /// compute.
    private func effect(
        ofRequirement declaration: MeantDeclarations.Declaration, at place: SyntaxNode
    ) -> SyntaxNode? {
        guard let owner = declaration.owner, index.isRequirement(declaration.member, of: owner),
            !semantics.project.isOpen(owner)
        else { return place }
        let isFunction = index.fact(declaration.member).kind == .function
        return witnesses(of: declaration, in: owner).firstValue { found in
            guard !found.isEmpty else { return place }
            return found.firstValue { witness in
                let fact = index.fact(witness.member)
                if isFunction { return effect(ofCodeOf: witness, at: place) }
                let isWrapped = fact.attributes.contains { $0 != KnownName.Published.id }
                if fact.isStored, !fact.flags.contains(.isLazy), !isWrapped { return nil }
                guard fact.flags.contains(.isComputed) else { return place }
                return effect(ofCodeOf: witness, at: place)
            }
        }
    }

    /// What each type that conforms to a protocol has for a member that this one asks for.
    func witnesses(
        of requirement: MeantDeclarations.Declaration, in owner: TypeID
    ) -> [[MeantDeclarations.Declaration]] {
        let name = index.name(of: requirement.member)
        let isFunction = index.fact(requirement.member).kind == .function
        let conformers = semantics.conformers(of: owner, seenFrom: requirement.member.file)
        return Set(conformers.flatMap { [$0] + index.subclasses(of: $0) }).sorted().map { type in
            semantics.members.members(named: name, in: type).filter {
                !index.isRequirement($0.member, of: $0.owner)
                    && (!isFunction || isWitness($0.member, of: requirement.member))
            }.map { MeantDeclarations.Declaration(owner: $0.owner, member: $0.member) }
        }
    }

    /// A function with the labels of one that a protocol asks for.
    private func isWitness(_ member: MemberReference, of requirement: MemberReference) -> Bool {
        index.fact(member).kind == .function && semantics.labels(of: member) == semantics.labels(of: requirement)
    }

    func place(of declaration: MeantDeclarations.Declaration) -> Place {
        Place(file: declaration.member.file, types: declaration.owner.map { index.enclosingTypes(of: $0) } ?? [])
    }

    func effect(ofBodyOf node: SyntaxNode, at place: Place) -> SyntaxNode? {
        let body = node.child(.codeBlock) ?? node.parent?.getterBody ?? node.getterOfSubscript ?? node
        return effect(ofDefaultsOf: node, at: place) ?? effect(ofCode: body, at: place)
    }

    /// What a method does that runs on an object which nothing else knows.
    func effect(
        ofOwn declaration: MeantDeclarations.Declaration, handed: Set<SyntaxNode> = [], at place: SyntaxNode
    ) -> SyntaxNode? {
        guard let owner = declaration.owner, let (node, _) = semantics.nodeInAnyFile(of: declaration.member)
        else { return effect(ofCodeOf: declaration, handed: handed, at: place) }
        var context = self.place(of: declaration)
        context.plain = plainProperties(of: owner).union(inheritedPlainProperties(of: owner))
        context.isOfCopy = index.types[owner].kind != .class
        // `self = .done`
        if changesValue(declaration) { context.plain.insert(KnownName.`self`.id) }
        context.handed = handed
        return effect(of: .own(declaration.member, handed: handed)) { effect(ofBodyOf: node, at: context) }
    }

    /// What an operator or a requirement that the library asks for runs.
    func effect(ofRunning code: ClassCode.Body) -> SyntaxNode? {
        let types = code.analysis.enclosingType(of: code.node).map { index.enclosingTypes(of: $0) } ?? []
        return effect(ofFunction: code.node, at: Place(file: code.analysis.file, types: types))
    }

    private func effect(ofFunction node: SyntaxNode, at place: Place) -> SyntaxNode? {
        effect(of: .code(node)) { effect(ofBodyOf: node, at: place) }
    }
}
