import SourceText
import SymbolIndex
import Syntax

/// Finds what can be noticed where a value is made more often than before.
///
/// `@StateObject` made its object once; `State(initialValue:)` gets a new one with each value of the view and drops all but the first
/// (catalogue 80, 83). Where making and dropping it only assigns properties, nothing but the owner of the first one can tell.
// A class, since it keeps what it found out.
package final class CreationEffects {
    unowned let semantics: Semantics
    private var ofTypes: FixedPoint<Making, SyntaxNode?>
    /// Globals, static and lazy members by their first mention, functions and getters by their code.
    var ofMembers: FixedPoint<MemberReference, SyntaxNode?>
    /// The parameters of initializers that take code.
    var ofParameters: FixedPoint<SyntaxNode, SyntaxNode?>

    private struct Making: Hashable {
        let type: TypeID
        let labels: [NameID]?
    }

    init(_ semantics: Semantics) {
        self.semantics = semantics
        let circles = Circles()
        ofTypes = FixedPoint(circles)
        ofMembers = FixedPoint(circles)
        ofParameters = FixedPoint(circles)
    }

    var index: ProjectIndex { semantics.index }

    /// What evaluating the expression does that can be noticed, seen from a file: the first place that does so.
    ///
    /// - Parameters:
    ///   - expected: the type the place asks for, which `.init(…)` and `.name(…)` mean.
    ///   - isPart: another value is made with this one.
    package func effect(
        of expression: SyntaxNode, file: Int, types: [TypeID], expected: TypeID? = nil, isPart: Bool = false
    ) -> SyntaxNode? {
        let ofParts = { expression.children.firstValue { self.effect(of: $0, file: file, types: types, isPart: true) } }
        switch expression.kind {
        case .identifierExpression:
            if getters(file, types).mayRunCode(expression), let effect = effect(ofGetter: expression, on: nil, types: types) {
                return effect
            }
            return effect(ofName: expression, types: types, isPart: isPart)
        case .implicitMemberExpression:
            let base = expected.map { ResolvedType.metatype(.nominal($0, [])) } ?? .unknown
            return effect(ofReading: expression, of: base, file: file, types: types)
        case .closureExpression, .keyPathExpression, .typeExpression, .castOperator: return nil
        case .literalExpression: return effect(ofLiteral: expression, for: expected)
        case .stringExpression, .arrayExpression, .dictionaryExpression:
            return effect(ofLiteral: expression, for: expected) ?? ofParts()
        case .tupleExpression, .argument, .interpolation, .ternaryOperator, .sequenceExpression: return ofParts()
        case .binaryOperator:
            return expression.isAssignmentOperator || semantics.operators[expression.text] != nil ? expression : nil
        case .prefixExpression:
            guard expression.anchorToken.kind != .prefixAmpersand, let value = expression.expressionChild
            else { return expression }
            return effect(of: value, file: file, types: types, isPart: true)
        case .chainExpression: return effect(ofChain: expression, file: file, types: types, expected: expected, isPart: isPart)
        default: return expression
        }
    }

    // MARK: Globals and static members

    /// That of the first mention of a global, or of a static member of a type around.
    private func effect(ofName name: SyntaxNode, types: [TypeID], isPart: Bool) -> SyntaxNode? {
        guard LocalName(name.name, at: name) == nil else { return nil }
        let members = types.lazy.map { Array(self.index.members(named: name.name, of: $0)) }.first { !$0.isEmpty }
        return (members ?? Array(index.globals(named: name.name))).firstValue { effect(ofMentioning: $0, at: name, isPart: isPart) }
    }

    private func effect(
        ofStatic member: SyntaxNode, of base: ResolvedType, after first: SyntaxNode, isPart: Bool
    ) -> SyntaxNode? {
        if case .metatype(.nominal(let type, _)) = base {
            return semantics.members.members(named: member.name, in: type).firstValue {
                effect(ofMentioning: $0.member, at: member, isPart: isPart)
            }
        }
        // `Analytics.shared` of a package.
        guard first == member.previousSibling, first.kind == .identifierExpression, LocalName(first.name, at: first) == nil,
            index.text(first.name).first?.isUppercase == true
        else { return nil }
        return semantics.mayBeOfPackage(first.name) ? member : nil
    }

    /// An object that is shared, and kept as the state itself, is made once anyway (catalogue 90). What a lazy variable holds
    /// is made when somebody asks for it, which is earlier where a view is made that may never be shown.
    private func effect(ofMentioning member: MemberReference, at place: SyntaxNode, isPart: Bool) -> SyntaxNode? {
        let fact = index.fact(member)
        guard isPart || fact.flags.contains(.isLazy), fact.kind == .property, fact.flags.isDisjoint(with: .isComputed)
        else { return nil }
        let isStatic = fact.flags.contains(.isStatic)
        guard let (pattern, analysis) = semantics.node(of: member) else { return isStatic ? place : nil }
        let owner = analysis.enclosingType(of: pattern)
        guard isStatic || owner == nil || fact.flags.contains(.isLazy), let binding = pattern.parent, binding.kind == .binding,
            let value = binding.child(.initializer)?.expressionChild
        else { return nil }
        let types = owner.map { index.enclosingTypes(of: $0) } ?? []
        if let answer = ofMembers[member] { return answer }
        let question = ofMembers.ask(member, first: nil)
        let answer = effect(of: value, file: analysis.file, types: types, expected: owner, isPart: true)
        return ofMembers.close(question, member, answer)
    }

    private func effect(ofLazy member: SyntaxNode, of base: ResolvedType) -> SyntaxNode? {
        let isLazy = { (found: MeantDeclarations.Declaration) in self.index.fact(found.member).flags.contains(.isLazy) }
        guard semantics.membersOfAnyType(named: member.name).contains(where: isLazy) else { return nil }
        let found = MeantDeclarations(semantics: semantics).declarations(named: member.name, in: base)
        return found.filter(isLazy).firstValue { effect(ofMentioning: $0.member, at: member, isPart: true) }
    }

    private func getters(_ file: Int, _ types: [TypeID]) -> GetterLookup { GetterLookup(semantics: semantics, file: file, types: types) }

    /// Nil for a member that is stored, or only computes.
    private func effect(ofReading member: SyntaxNode, of base: ResolvedType, file: Int, types: [TypeID]) -> SyntaxNode? {
        guard getters(file, types).mayRunCode(member.name, of: base) else { return nil }
        return effect(ofGetter: member, on: base, types: types)
    }

    /// Members of names, and calls that make values or only compute.
    private func effect(
        ofChain chain: SyntaxNode, file: Int, types: [TypeID], expected: TypeID?, isPart: Bool
    ) -> SyntaxNode? {
        let parts = Array(chain.children)
        guard let first = parts.first else { return chain }
        if first.kind == .closureExpression {
            return effect(ofImmediateCall: parts, file: file, types: types, expected: expected)
        }
        let ofArguments = { (call: SyntaxNode) in
            call.children.firstValue { self.effect(of: $0, file: file, types: types, isPart: true) }
        }
        if first.kind == .implicitMemberExpression, parts.count == 2, parts[1].kind == .callComponent, let expected {
            // `.init(…)`, or a case of an enum.
            guard first.name == KnownName.`init`.id || index.types[expected].kind == .enum else { return chain }
            return ofArguments(parts[1]) ?? effect(ofMaking: expected, labels: labels(of: parts[1]), at: chain)
        }
        if let effect = effect(of: first, file: file, types: types, isPart: true) { return effect }
        let expressions = getters(file, types).expressions
        var base = expressions.type(of: first)
        var baseOfCallee: ResolvedType?
        for (position, part) in parts.enumerated().dropFirst() {
            defer {
                if part.kind == .memberComponent { baseOfCallee = base }
                base = expressions.step(part, from: base)
            }
            let effect: SyntaxNode?
            switch part.kind {
            case .memberComponent:
                guard part.nextSibling?.kind != .callComponent else { continue }
                effect = self.effect(ofReading: part, of: base, file: file, types: types)
                    ?? self.effect(ofLazy: part, of: base)
                    ?? self.effect(ofStatic: part, of: base, after: first, isPart: isPart)
            case .optionalComponent, .forceComponent: continue
            case .callComponent:
                let place = Place(file: file, types: types)
                let made = making(by: Array(parts[..<position]), place)
                effect = ofArguments(part) ?? {
                    switch made {
                    case .project(let type): self.effect(ofMaking: type, labels: labels(of: part), at: part)
                    case .unnoticed: nil
                    case nil: self.effect(ofCalling: part, of: parts[position - 1], on: baseOfCallee, at: place)
                    }
                }()
            default: return part
            }
            if let effect { return effect }
        }
        return nil
    }

    /// `{ value }()`
    private func effect(ofImmediateCall parts: [SyntaxNode], file: Int, types: [TypeID], expected: TypeID?) -> SyntaxNode? {
        guard parts.count == 2, parts[1].kind == .callComponent, parts[1].firstChild == nil, let only = parts[0].firstChild,
            only.nextSibling == nil
        else { return parts[0] }
        return effect(of: only, file: file, types: types, expected: expected, isPart: true)
    }

    /// Nil where a closure behind the parentheses may have any label.
    private func labels(of call: SyntaxNode) -> [NameID]? {
        CallArguments(call).list.contains(where: \.isTrailing) ? nil : call.argumentLabels
    }

    private enum Made {
        case project(TypeID)
        /// A value of the SDK.
        case unnoticed
    }

    /// What a call of some parts of a chain makes; nil where they do not name a type, or one that may act.
    private func making(by callee: [SyntaxNode], _ place: Place) -> Made? {
        var components: [TypeReference.Component] = []
        for part in callee {
            guard part.kind == .identifierExpression || part.kind == .memberComponent, part.anchorToken.kind == .identifier else {
                // `[Int]()`
                let isCollection = part.kind == .arrayExpression || part.kind == .dictionaryExpression
                return callee.count == 1 && isCollection ? .unnoticed : nil
            }
            components.append(TypeReference.Component(name: part.name, arguments: []))
        }
        switch semantics.types.resolve(.named(components), in: LexicalContext(file: place.file, types: place.types)) {
        case .nominal(let type, _): return .project(type)
        case .external(let name, _): return SDKTypes.madeUnnoticed.contains(index.text(name)) ? .unnoticed : nil
        case .array, .dictionary: return .unnoticed
        default: return nil
        }
    }

    // MARK: Types

    /// That of what a literal that stands for a value of a type runs.
    private func effect(ofLiteral literal: SyntaxNode, for type: TypeID?) -> SyntaxNode? {
        guard let type else { return nil }
        return index.members(named: KnownName.`init`.id, of: type).firstValue { initializer in
            guard let label = semantics.labels(of: initializer).first,
                LibraryRequirements.literals.contains(index.text(label))
            else { return nil }
            return effect(ofMaking: type, labels: [label], at: literal)
        }
    }

    /// Nil where every way of making a value of the type only assigns, and dropping it does nothing.
    ///
    /// - Parameter labels: the argument labels of the call, which tell the initializers that it can't mean; nil for any.
    func effect(ofMaking type: TypeID, labels: [NameID]?, at place: SyntaxNode) -> SyntaxNode? {
        let making = Making(type: type, labels: labels)
        if let answer = ofTypes[making] { return answer }
        let question = ofTypes.ask(making, first: nil)
        return ofTypes.close(question, making, findEffect(ofMaking: type, labels, at: place))
    }

    private func findEffect(ofMaking type: TypeID, _ labels: [NameID]?, at place: SyntaxNode) -> SyntaxNode? {
        let symbol = index.types[type]
        if symbol.kind == .enum, index.members(named: KnownName.`init`.id, of: type).isEmpty { return nil }
        guard [.class, .struct, .enum].contains(symbol.kind) else { return place }
        if let base = symbol.superclass {
            if let effect = effect(ofMaking: base, labels: nil, at: place) { return effect }
        } else if symbol.kind == .class, symbol.externalInherited.contains(where: { mayAct($0) }) {
            return place
        }
        let parts = semantics.parts(of: type)
        guard parts.count == symbol.parts.count else { return place }
        return parts.firstValue { effect(ofMaking: type, by: $0.node, labels: labels, file: $0.analysis.file) }
    }

    private func mayAct(_ superclass: NameID) -> Bool {
        SDKAncestors.mayActWhenMade(index.text(superclass)) || semantics.mayBeOfPackage(superclass)
    }

    private func effect(ofMaking type: TypeID, by declaration: SyntaxNode, labels: [NameID]?, file: Int) -> SyntaxNode? {
        let types = index.enclosingTypes(of: type)
        let properties = semantics.storedProperties(of: declaration, file: file)
        for property in properties {
            let asked = semantics.members.type(ofProperty: property.name, in: type).unwrapped.typeID
            if let value = property.initialValue, !property.isLazy,
                let effect = effect(of: value, file: file, types: types, expected: asked, isPart: true) {
                return effect
            }
            if property.valueInAttribute != nil { return property.pattern }
            let isUnnoticed = property.wrappers(in: index).allSatisfy { SDKWrappers.madeUnnoticed.contains(index.text($0.name)) }
            guard isUnnoticed else { return property.pattern }
        }
        let plain = Set(properties.filter { isSetFreely($0) }.map(\.name))
        let place = Place(file: file, types: types, plain: plain)
        return declaration.child(.memberBlock)?.children.firstValue { effect(ofMember: $0, labels: labels, at: place) }
    }

    /// True for a property that an initializer can set without running code. The first value runs no observers.
    private func isSetFreely(_ property: StoredProperty) -> Bool {
        guard !(property.hasObservers && property.hasFirstValue) else { return false }
        return !property.wrappers(in: index).contains { SDKWrappers.settingOutside.contains(index.text($0.name)) }
    }

    /// What a member other than a property does where an object is made or dropped; in `#if` for all that any branch
    /// declares (catalogue 20).
    private func effect(ofMember member: SyntaxNode, labels: [NameID]?, at place: Place) -> SyntaxNode? {
        switch member.kind {
        case .deinitializerDeclaration:
            guard let type = place.types.first else { return member }
            return effect(ofRelease: member, of: type)
        case .conditionalCompilation, .conditionalCompilationClause:
            return member.children.firstValue { effect(ofMember: $0, labels: labels, at: place) }
        case .initializerDeclaration:
            if let labels, !member.accepts(labels: labels) { return nil }
            return effect(ofInitializer: member, at: place)
        default: return nil
        }
    }

    private func effect(ofInitializer initializer: SyntaxNode, at place: Place) -> SyntaxNode? {
        guard let body = initializer.child(.codeBlock) else { return nil }
        return effect(ofDefaultsOf: initializer, at: place) ?? body.children.map(\.behindEffects).firstValue { statement in
            guard statement.isSuperInitializerCall || statement.isOwnInitializerCall
            else { return effect(ofCode: statement, at: place) }
            guard let call = statement.children.first(where: { $0.kind == .callComponent }) else { return statement }
            let ofArguments = call.children.firstValue { effect(of: $0, file: place.file, types: place.types, isPart: true) }
            guard ofArguments == nil, statement.isOwnInitializerCall else { return ofArguments }
            guard let type = place.types.first else { return statement }
            return effect(ofMaking: type, labels: labels(of: call), at: statement)
        }
    }
}
