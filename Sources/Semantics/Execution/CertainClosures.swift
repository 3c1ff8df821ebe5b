import SymbolIndex
import Syntax

/// Tells closures that certainly run with the code around them: those of SwiftUI's containers that are only a way to
/// write their content, and those that code of the project is seen to call. What a package does with its closures is
/// not known.
package final class CertainClosures {
    private unowned let semantics: Semantics
    /// By parameters, closures and arguments.
    private var known: [SyntaxNode: Bool] = [:]
    /// How many parameters are being looked at. Until then they count as not called, so that nothing else is kept.
    private var openParameters = 0
    private lazy var filesWithAutoclosures = semantics.files(mentioning: KnownName.autoclosure.id)

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    func areRun(_ closure: SyntaxNode) -> Bool { answer(for: closure) { isRun(closure) } }

    /// False for an autoclosure: of `assert`, of a logger, of the project.
    func isEvaluated(_ argument: SyntaxNode) -> Bool { answer(for: argument) { !isAutoclosure(argument) } }

    private func answer(for node: SyntaxNode, _ find: () -> Bool) -> Bool {
        guard openParameters == 0 else { return find() }
        if let answer = known[node] { return answer }
        let answer = find()
        known[node] = answer
        return answer
    }

    private func isRun(_ closure: SyntaxNode) -> Bool {
        guard let argument = closure.parent else { return false }
        // `{ … }()`
        if argument.kind == .chainExpression { return closure.nextSibling?.kind == .callComponent }
        guard argument.kind == .argument, !ViewUpdate.waitsForEvent(argument),
            let call = argument.parent, let callee = call.calledName
        else { return false }
        let arguments = CallArguments(call)
        guard let passed = arguments.list.first(where: { $0.node == argument }) else { return false }
        let takers = takers(of: callee)
        let fitting = takers.filter { semantics.mayCall($0.member, arguments) }
        let candidates = fitting.isEmpty ? takers : fitting
        let made = typesMade(by: callee).filter { index.members(named: KnownName.`init`.id, of: $0).isEmpty }
        guard candidates.isEmpty, made.isEmpty else {
            return made.allSatisfy { isBuilt(passed, $0) }
                && candidates.allSatisfy { isOnlySource(passed, $0.member, $0.owner) || runs(passed, in: $0.member) }
        }
        return isRunAtOnce(passed, by: callee.tree.text(callee.anchor), call)
    }

    private func isAutoclosure(_ argument: SyntaxNode) -> Bool {
        guard let call = argument.parent, let callee = call.calledName,
            argument.expressionChild?.kind != .closureExpression
        else { return false }
        if ClosureTakers.lazy.contains(callee.tree.text(callee.anchor)) { return true }
        // Each declaration that is looked at may be one more file to parse.
        let files = filesWithAutoclosures
        return !files.isEmpty
            && takers(of: callee).contains { taker in
                files.contains(taker.member.file) && semantics.node(of: taker.member)?.node.takesAutoclosure == true
            }
    }

    // MARK: SDK

    private func isRunAtOnce(_ passed: CallArguments.Argument, by name: String, _ call: SyntaxNode) -> Bool {
        let label = passed.label.map { index.text($0) }
        switch name {
        case "Binding": return label == "get"
        case "DisclosureGroup": return label == "label"
        // With elements it has a row for each.
        case "List":
            let first = CallArguments(call).list.first
            return first?.label != nil || first?.value.kind == .closureExpression
        default: return ClosureTakers.builders.contains(name) || ClosureTakers.certain.contains(name)
        }
    }

    // MARK: Code of the project

    /// The functions and initializers that a call may mean.
    private func takers(of callee: SyntaxNode) -> [(member: MemberReference, owner: TypeID?)] {
        let isInitializer = callee.name == KnownName.`init`.id
        let named = isInitializer ? [] : semantics.declarations(named: callee.name)
        let initializers = typesMade(by: callee).flatMap { type in
            index.members(named: KnownName.`init`.id, of: type).map { (member: $0, owner: TypeID?.some(type)) }
        }
        return named.filter { index.fact($0).kind == .function }.map { ($0, nil) } + initializers
    }

    /// What is named like a container of SwiftUI without being a view takes no content.
    private func typesMade(by callee: SyntaxNode) -> [TypeID] {
        let isInitializer = callee.name == KnownName.`init`.id
        let name = isInitializer ? callee.previousSibling?.name ?? callee.name : callee.name
        let types = semantics.types(ofAnyPlaceNamed: name)
        guard !types.isEmpty else { return [] }
        let isContainer = ClosureTakers.builders.contains(index.text(name))
        return types.filter { type in
            // An enumeration without initializers is not called.
            if index.types[type].kind == .enum, index.members(named: KnownName.`init`.id, of: type).isEmpty {
                return false
            }
            return !isContainer || WrapperOwner(type, semantics.project).kind == .view
        }
    }

    /// True for `@ViewBuilder let content: Content`, which the initializer of the compiler makes at once.
    private func isBuilt(_ passed: CallArguments.Argument, _ type: TypeID) -> Bool {
        let built = index.members(of: type).filter { member in
            index.fact(member).attributes.contains {
                index.text(index.translate($0, file: member.file)).hasSuffix("Builder")
            }
        }
        // Own initializers may name a parameter otherwise.
        let tellsByNames = passed.label != nil || index.members(named: KnownName.`init`.id, of: type).isEmpty
        let meant = tellsByNames ? built.filter { passed.mayBe(for: index.name(of: $0)) } : built
        return !meant.isEmpty
            && meant.allSatisfy { member in
                let fact = index.fact(member)
                guard isStored(fact) else { return false }
                guard case .named(let parts) = index.decode(fact.type, file: member.file) else { return false }
                return parts.last.map { !semantics.eventCode.aliases.contains($0.name) } ?? false
            }
    }

    /// True where a stored property has the generic type of what the closure makes: nothing else makes one.
    private func isOnlySource(_ passed: CallArguments.Argument, _ taker: MemberReference, _ owner: TypeID?) -> Bool {
        guard let owner else { return false }
        let results = index.fact(taker).parameters.compactMap { parameter -> TypeReference? in
            guard passed.mayBe(for: index.translate(parameter.label, file: taker.file)),
                case .function(let result, _) = index.decode(parameter.type, file: taker.file)
            else { return nil }
            return result
        }
        guard !results.isEmpty, Set(results).count == results.count else { return false }
        return results.allSatisfy { result in
            guard case .named(let parts) = result, parts.count == 1,
                index.types[owner].genericParameters.contains(parts[0].name)
            else { return false }
            return index.members(of: owner).contains { member in
                isStored(index.fact(member)) && index.decode(index.fact(member).type, file: member.file) == result
            }
        }
    }

    private func isStored(_ fact: MemberFact) -> Bool {
        fact.kind == .property && fact.type != 0 && fact.flags.isDisjoint(with: [.isStatic, .isComputed])
    }

    private func runs(_ passed: CallArguments.Argument, in taker: MemberReference) -> Bool {
        guard let taker = semantics.node(of: taker)?.node, let body = taker.child(.codeBlock) else { return false }
        let meant = taker.parameters.filter { parameter in
            let label = parameter.tree.tokens[parameter.labelToken].payload
            return passed.mayBe(for: label) && (passed.label != nil || parameter.takesFunction)
        }
        guard !meant.isEmpty else { return false }
        return meant.allSatisfy { isCalled($0, in: body) }
    }

    private func isCalled(_ parameter: SyntaxNode, in body: SyntaxNode) -> Bool {
        if let answer = known[parameter] { return answer }
        // A function that hands it to itself does not call it by that.
        known[parameter] = false
        openParameters += 1
        defer { openParameters -= 1 }
        let name = parameter.name
        let code = CertainCode(closures: self, place: nil) { node in
            guard node.kind == .identifierExpression, node.name == name else { return [] }
            // `content()`, `VStack(content: content)`
            let isPassed = node.parent?.kind == .argument && self.isRun(node)
            return node.nextSibling?.kind == .callComponent || isPassed ? [name] : []
        }
        let answer = code.names(in: body).contains(name)
        known[parameter] = answer
        return answer
    }
}

extension SyntaxNode {
    fileprivate var takesFunction: Bool {
        guard let type = typeChild else { return false }
        return type.kind == .functionType || type.kind == .attributedType && type.typeChild?.kind == .functionType
    }
}
