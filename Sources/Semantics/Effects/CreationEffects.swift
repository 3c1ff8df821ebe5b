import SymbolIndex
import Syntax

/// Tells whether making a value more often than before can be noticed.
///
/// `@StateObject` made its object once; `State(initialValue:)` gets a new one with each value of the view and drops all but the first
/// (catalogue 80, 83). Where making and dropping it only assigns properties, nothing but the owner of the first one can tell.
// A class, since it keeps what it found out.
package final class CreationEffects {
    unowned let semantics: Semantics
    private var freeTypes: FixedPoint<Making, Bool>
    /// Globals, static and lazy members by their first mention, functions and getters by their code.
    var freeMembers: FixedPoint<MemberReference, Bool>
    /// The parameters of initializers that take code.
    var freeParameters: FixedPoint<SyntaxNode, Bool>

    private struct Making: Hashable {
        let type: TypeID
        let labels: [NameID]?
    }

    init(_ semantics: Semantics) {
        self.semantics = semantics
        let circles = Circles()
        freeTypes = FixedPoint(circles)
        freeMembers = FixedPoint(circles)
        freeParameters = FixedPoint(circles)
    }

    var index: ProjectIndex { semantics.index }

    /// True where evaluating the expression does nothing that can be noticed, seen from a file.
    ///
    /// - Parameters:
    ///   - expected: the type the place asks for, which `.init(…)` and `.name(…)` mean.
    ///   - isPart: another value is made with this one.
    package func isFree(_ expression: SyntaxNode, file: Int, types: [TypeID], expected: TypeID? = nil, isPart: Bool = false) -> Bool {
        switch expression.kind {
        case .identifierExpression:
            let isRead = !getters(file, types).mayRunCode(expression) || isGetterFree(expression, on: nil, types: types)
            return isRead && isNamedFreely(expression, types: types, isPart: isPart)
        case .implicitMemberExpression:
            let base = expected.map { ResolvedType.metatype(.nominal($0, [])) } ?? .unknown
            return isRead(expression, of: base, file: file, types: types)
        case .closureExpression, .keyPathExpression, .typeExpression: return true
        case .literalExpression: return isMadeFreelyByLiterals(expected)
        case .stringExpression, .arrayExpression, .dictionaryExpression:
            return isMadeFreelyByLiterals(expected)
                && expression.children.allSatisfy { isFree($0, file: file, types: types, isPart: true) }
        case .tupleExpression, .argument, .interpolation, .ternaryOperator, .sequenceExpression:
            return expression.children.allSatisfy { isFree($0, file: file, types: types, isPart: true) }
        case .binaryOperator: return !expression.isAssignmentOperator && semantics.operators[expression.text] == nil
        case .castOperator: return true
        case .prefixExpression where expression.anchorToken.kind == .prefixAmpersand: return false
        case .prefixExpression: return expression.expressionChild.map { isFree($0, file: file, types: types, isPart: true) } ?? false
        case .chainExpression: return isChainFree(expression, file: file, types: types, expected: expected, isPart: isPart)
        default: return false
        }
    }

    // MARK: Globals and static members

    /// False for a global, or a static member of a type around, whose first mention makes it with effects.
    private func isNamedFreely(_ name: SyntaxNode, types: [TypeID], isPart: Bool) -> Bool {
        guard LocalName(name.name, at: name) == nil else { return true }
        for type in types {
            let found = index.members(named: name.name, of: type)
            guard found.isEmpty else { return found.allSatisfy { isFirstMentionFree($0, isPart: isPart) } }
        }
        return index.globals(named: name.name).allSatisfy { isFirstMentionFree($0, isPart: isPart) }
    }

    private func isStaticFree(_ member: SyntaxNode, of base: ResolvedType, after first: SyntaxNode, isPart: Bool) -> Bool {
        if case .metatype(.nominal(let type, _)) = base {
            return semantics.members.members(named: member.name, in: type).allSatisfy { isFirstMentionFree($0.member, isPart: isPart) }
        }
        // `Analytics.shared` of a package.
        guard first == member.previousSibling, first.kind == .identifierExpression, LocalName(first.name, at: first) == nil,
            index.text(first.name).first?.isUppercase == true
        else { return true }
        return !semantics.mayBeOfPackage(first.name)
    }

    /// An object that is shared, and kept as the state itself, is made once anyway (catalogue 90). What a lazy variable holds
    /// is made when somebody asks for it, which is earlier where a view is made that may never be shown.
    private func isFirstMentionFree(_ member: MemberReference, isPart: Bool) -> Bool {
        let fact = index.fact(member)
        guard isPart || fact.flags.contains(.isLazy), fact.kind == .property, fact.flags.isDisjoint(with: .isComputed)
        else { return true }
        let isStatic = fact.flags.contains(.isStatic)
        guard let (pattern, analysis) = semantics.nodeInAnyFile(of: member) else { return !isStatic }
        let owner = analysis.enclosingType(of: pattern)
        guard isStatic || owner == nil || fact.flags.contains(.isLazy), let binding = pattern.parent, binding.kind == .binding,
            let value = binding.child(.initializer)?.expressionChild
        else { return true }
        let types = owner.map { index.enclosingTypes(of: $0) } ?? []
        if let answer = freeMembers[member] { return answer }
        let question = freeMembers.ask(member, first: true)
        let answer = isFree(value, file: analysis.file, types: types, expected: owner, isPart: true)
        return freeMembers.close(question, member, answer)
    }

    private func isLazyFree(_ member: SyntaxNode, of base: ResolvedType) -> Bool {
        let isLazy = { (found: MeantDeclarations.Declaration) in self.index.fact(found.member).flags.contains(.isLazy) }
        guard semantics.membersOfAnyType(named: member.name).contains(where: isLazy) else { return true }
        let found = MeantDeclarations(semantics: semantics).declarations(named: member.name, in: base)
        return found.filter(isLazy).allSatisfy { isFirstMentionFree($0.member, isPart: true) }
    }

    private func getters(_ file: Int, _ types: [TypeID]) -> GetterLookup { GetterLookup(semantics: semantics, file: file, types: types) }

    /// True for a member that is stored, or only computes.
    private func isRead(_ member: SyntaxNode, of base: ResolvedType, file: Int, types: [TypeID]) -> Bool {
        !getters(file, types).mayRunCode(member.name, of: base) || isGetterFree(member, on: base, types: types)
    }

    /// Members of names, or one call that makes a value of a type whose making has no effects.
    private func isChainFree(_ chain: SyntaxNode, file: Int, types: [TypeID], expected: TypeID?, isPart: Bool) -> Bool {
        let parts = Array(chain.children)
        guard let first = parts.first else { return false }
        if first.kind == .closureExpression { return isImmediateCallFree(parts, file: file, types: types, expected: expected) }
        if first.kind == .implicitMemberExpression, parts.count == 2, parts[1].kind == .callComponent, let expected {
            // `.init(…)`, or a case of an enum.
            guard first.name == KnownName.`init`.id || index.types[expected].kind == .enum else { return false }
            return parts[1].children.allSatisfy { isFree($0, file: file, types: types, isPart: true) } 
                && isFree(expected, labels: labels(of: parts[1]))
        }
        guard isFree(first, file: file, types: types, isPart: true) else { return false }
        let expressions = getters(file, types).expressions
        var base = expressions.type(of: first)
        var baseOfCallee: ResolvedType?
        for (position, part) in parts.enumerated().dropFirst() {
            defer {
                if part.kind == .memberComponent { baseOfCallee = base }
                base = expressions.step(part, from: base)
            }
            switch part.kind {
            case .memberComponent:
                guard part.nextSibling?.kind != .callComponent else { continue }
                guard isRead(part, of: base, file: file, types: types),
                    isLazyFree(part, of: base), isStaticFree(part, of: base, after: first, isPart: isPart)
                else { return false }
            case .optionalComponent, .forceComponent: continue
            case .callComponent:
                guard part.children.allSatisfy({ isFree($0, file: file, types: types, isPart: true) }),
                    makesWithoutEffects(Array(parts[..<position]), labels: labels(of: part), file: file, types: types)
                        || isCallFree(
                            part, of: parts[position - 1], on: baseOfCallee, at: Place(file: file, types: types))
                else { return false }
            default: return false
            }
        }
        return true
    }

    /// `{ value }()`
    private func isImmediateCallFree(_ parts: [SyntaxNode], file: Int, types: [TypeID], expected: TypeID?) -> Bool {
        guard parts.count == 2, parts[1].kind == .callComponent, parts[1].firstChild == nil, let only = parts[0].firstChild, only.nextSibling == nil
        else { return false }
        return isFree(only, file: file, types: types, expected: expected, isPart: true)
    }

    /// Nil where a closure behind the parentheses may have any label.
    private func labels(of call: SyntaxNode) -> [NameID]? {
        CallArguments(call).list.contains(where: \.isTrailing) ? nil : call.argumentLabels
    }

    private func makesWithoutEffects(_ callee: [SyntaxNode], labels: [NameID]?, file: Int, types: [TypeID]) -> Bool {
        var components: [TypeReference.Component] = []
        for part in callee {
            guard part.kind == .identifierExpression || part.kind == .memberComponent, part.anchorToken.kind == .identifier else {
                // `[Int]()`
                return callee.count == 1 && (part.kind == .arrayExpression || part.kind == .dictionaryExpression)
            }
            components.append(TypeReference.Component(name: part.name, arguments: []))
        }
        switch semantics.types.resolve(.named(components), in: LexicalContext(file: file, types: types)) {
        case .nominal(let type, _): return isFree(type, labels: labels)
        case .external(let name, _): return SDKTypes.madeUnnoticed.contains(index.text(name))
        case .array, .dictionary: return true
        default: return false
        }
    }

    // MARK: Types

    /// True where a literal that stands for a value of a type only assigns.
    private func isMadeFreelyByLiterals(_ type: TypeID?) -> Bool {
        guard let type else { return true }
        return index.members(named: KnownName.`init`.id, of: type).allSatisfy { initializer in
            guard let label = semantics.labels(of: initializer).first,
                LibraryRequirements.literals.contains(index.text(label))
            else { return true }
            return isFree(type, labels: [label])
        }
    }

    /// True where every way of making a value of the type only assigns, and dropping it does nothing.
    ///
    /// - Parameter labels: the argument labels of the call, which tell the initializers that it can't mean; nil for any.
    private func isFree(_ type: TypeID, labels: [NameID]?) -> Bool {
        let making = Making(type: type, labels: labels)
        if let answer = freeTypes[making] { return answer }
        let question = freeTypes.ask(making, first: true)
        return freeTypes.close(question, making, findsFree(type, labels))
    }

    private func findsFree(_ type: TypeID, _ labels: [NameID]?) -> Bool {
        let symbol = index.types[type]
        if symbol.kind == .enum, index.members(named: KnownName.`init`.id, of: type).isEmpty { return true }
        guard [.class, .struct, .enum, .actor].contains(symbol.kind) else { return false }
        if let base = symbol.superclass {
            guard isFree(base, labels: nil) else { return false }
        } else if symbol.kind == .class, symbol.externalInherited.contains(where: { mayAct($0) }) {
            return false
        }
        let parts = Set(symbol.parts.map(\.file)).sorted().flatMap { number in
            (semantics.file(number)?.typeDeclarations ?? []).filter { $0.type == type }.map { (node: $0.node, file: number) }
        }
        return parts.count == symbol.parts.count
            && parts.allSatisfy { isFree($0.node, type: type, labels: labels, file: $0.file) }
    }

    private func mayAct(_ superclass: NameID) -> Bool {
        SDKAncestors.mayActWhenMade(index.text(superclass)) || semantics.mayBeOfPackage(superclass)
    }

    private func isFree(_ declaration: SyntaxNode, type: TypeID, labels: [NameID]?, file: Int) -> Bool {
        let types = index.enclosingTypes(of: type)
        let properties = semantics.storedProperties(of: declaration, file: file)
        for property in properties {
            let asked = semantics.members.type(ofProperty: property.name, in: type).unwrapped.typeID
            if let value = property.initialValue, !property.isLazy,
                !isFree(value, file: file, types: types, expected: asked, isPart: true) {
                return false
            }
            if property.valueInAttribute != nil { return false }
            guard property.wrappers(in: index).allSatisfy({ SDKWrappers.madeUnnoticed.contains(index.text($0.name)) }) else { return false }
        }
        let plain = Set(properties.filter { isSetFreely($0) }.map(\.name))
        guard let block = declaration.child(.memberBlock) else { return true }
        let place = Place(file: file, types: types, plain: plain)
        return block.children.allSatisfy { isMemberFree($0, labels: labels, at: place) }
    }

    /// True for a property that an initializer can set without running code. The first value runs no observers.
    private func isSetFreely(_ property: StoredProperty) -> Bool {
        guard !(property.hasObservers && property.hasFirstValue) else { return false }
        return !property.wrappers(in: index).contains { SDKWrappers.settingOutside.contains(index.text($0.name)) }
    }

    /// True for a member other than a property that does nothing where an object is made or dropped; in `#if` for all that any branch declares (catalogue 20).
    private func isMemberFree(_ member: SyntaxNode, labels: [NameID]?, at place: Place) -> Bool {
        switch member.kind {
        case .deinitializerDeclaration: return place.types.first.map { isReleaseFree(member, of: $0) } ?? false
        case .conditionalCompilation, .conditionalCompilationClause:
            return member.children.allSatisfy { isMemberFree($0, labels: labels, at: place) }
        case .initializerDeclaration:
            if let labels, !member.accepts(labels: labels) { return true }
            return isInitializerFree(member, at: place)
        default: return true
        }
    }

    private func isInitializerFree(_ initializer: SyntaxNode, at place: Place) -> Bool {
        guard let body = initializer.child(.codeBlock) else { return true }
        guard areDefaultsFree(of: initializer, at: place) else { return false }
        return body.children.map(\.behindEffects).allSatisfy { statement in
            guard statement.isSuperInitializerCall || statement.isOwnInitializerCall
            else { return isCodeFree(statement, at: place) }
            guard let call = statement.children.first(where: { $0.kind == .callComponent }),
                call.children.allSatisfy({ isFree($0, file: place.file, types: place.types, isPart: true) })
            else { return false }
            if statement.isSuperInitializerCall { return true }
            return place.types.first.map { isFree($0, labels: labels(of: call)) } ?? false
        }
    }
}
