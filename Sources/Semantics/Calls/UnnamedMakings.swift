import SymbolIndex
import Syntax

extension EventCode {
    /// Where a type is made by `.init(…)`, `type.init(…)` or `Self(…)`.
    func placesMaking(_ type: TypeID) -> [Place] {
        let types = [type] + index.superclasses(of: type)
        let initializers = types.flatMap { index.members(named: KnownName.`init`.id, of: $0) }
        let properties = Set(index.members(of: type).map { index.name(of: $0) })
        let files = Set(types.flatMap { semantics.files(mentioning: index.types[$0].name) })
        return unnamedMakings.filter { making in
            guard making.types?.contains(type) ?? making.files?.contains(where: files.contains) ?? true,
                making.types != nil || index.isSeen(type, from: making.analysis.file)
            else { return false }
            guard let call = making.node.nextSibling, call.kind == .callComponent else { return true }
            return making.node.kind == .identifierExpression
                || initializers.contains { semantics.mayCall($0, CallArguments(call)) }
                || properties.isSuperset(of: call.argumentLabels)
        }.map { ($0.node, $0.analysis, false) }
    }

    /// True where what stands around `.init(…)` says that it makes the type.
    package func isKnownToMake(_ type: TypeID, at node: SyntaxNode) -> Bool {
        typesKnownToBeMade(at: node)?.contains(type) ?? false
    }

    /// What `.init(…)` may make, by what stands around it; nil where that doesn't tell.
    package func typesKnownToBeMade(at node: SyntaxNode) -> Set<TypeID>? {
        let makings = semantics.answers.answer(EventCode.makingsByNode, 0) {
            Dictionary(unnamedMakings.map { ($0.node, $0) }) { first, _ in first }
        }
        return makings[node]?.types
    }

    private static let makingsByNode = SharedQuestion<Int, [SyntaxNode: UnnamedMaking]>()

    /// A mention of an initializer that does not name the type.
    private struct UnnamedMaking {
        let node: SyntaxNode
        let analysis: FileAnalysis
        /// What it may make; nil where that is not known.
        var types: Set<TypeID>?
        /// The files of what takes the value: one of them names its type. Nil for any type.
        var files: [Int]?
    }

    private static let unnamedMakings = SharedQuestion<Int, [UnnamedMaking]>()

    private var unnamedMakings: [UnnamedMaking] {
        semantics.answers.answer(EventCode.unnamedMakings, 0) {
            semantics.project.analyses.flatMap { analysis -> [UnnamedMaking] in
                let code = semantics.code(of: analysis)
                let root = semantics.tree(of: analysis).root
                let own = code.nodes(named: KnownName.Self.id, in: root).filter {
                    $0.kind == .identifierExpression && $0.nextSibling?.kind == .callComponent
                }.map { node in
                    UnnamedMaking(
                        node: node, analysis: analysis,
                        types: analysis.enclosingType(of: node).map { semantics.family(of: $0) })
                }
                return code.nodes(named: KnownName.`init`.id, in: root).compactMap { unnamedMaking($0, analysis) } + own
            }
        }
    }

    private func unnamedMaking(_ node: SyntaxNode, _ analysis: FileAnalysis) -> UnnamedMaking? {
        let expressions = semantics.types(at: node, analysis)
        var making = UnnamedMaking(node: node, analysis: analysis)
        switch node.kind {
        case .implicitMemberExpression:
            let value = node.wholeExpression.outsideOfBranches
            let asked = expressions.typeAsked(of: value).unwrapped
            if asked != .unknown {
                making.types = typesMade(as: asked)
            } else if let known = typeBeside(value, expressions) {
                making.types = known.typeID.map { semantics.family(of: $0) } ?? typesMade(as: known)
            } else if let taken = typesTaken(value, expressions, in: analysis.enclosingType(of: node)) {
                making.types = Set(taken.compactMap(\.boundValue.typeID))
            } else if let within = typesAround(value, expressions) {
                making.types = within
            } else {
                making.files = filesOfTaker(value)
            }
        case .memberComponent:
            // By its name it is found.
            guard let base = node.previousSibling, ![KnownName.`self`.id, KnownName.super.id].contains(base.name),
                index.types(named: base.name).isEmpty
            else { return nil }
            let made = expressions.type(before: node)
            if case .metatype(let type) = made, type != .unknown {
                making.types = typesMade(as: type)
            } else if made != .unknown {
                return nil
            }
        default: return nil
        }
        return making
    }

    /// The type itself; for a generic parameter or a protocol all types that may stand for it.
    private func typesMade(as type: ResolvedType) -> Set<TypeID> {
        Set(
            type.unwrapped.conjuncts.compactMap(\.typeID).flatMap {
                index.types[$0].kind == .protocol ? semantics.conformers(of: $0) : [$0]
            })
    }

    /// The types that are named for the list in which a value stands, for the receiver of a call of the library that
    /// gets it, and as arguments of a generic type: `let rows: [Row] = [.init()]`, `Host<Row>(root: .init())`.
    private func typesAround(_ value: SyntaxNode, _ expressions: TreeTypes) -> Set<TypeID>? {
        guard let parent = value.parent else { return nil }
        var found: Set<TypeID> = []
        switch parent.kind {
        case .arrayExpression, .dictionaryExpression, .tupleExpression:
            let list = parent.wholeExpression
            found = typesWithin(expressions.typeAsked(of: list))
                .union(typeBeside(list, expressions).map { typesWithin($0) } ?? [])
        case .argument:
            guard let callee = parent.parent?.calledName, semantics.declarations(named: callee.name).isEmpty,
                typesByName[callee.name] == nil
            else { return nil }
            let isMember = callee.kind == .memberComponent
            found = typesWithin(isMember ? expressions.type(before: callee) : expressions.type(of: callee))
        default: break
        }
        return found.isEmpty ? nil : found
    }

    private func typesWithin(_ type: ResolvedType) -> Set<TypeID> {
        switch type {
        case .nominal(let id, let arguments): Set(arguments.flatMap { typesWithin($0) }).union([id])
        case .external(_, let parts), .alternatives(let parts), .tuple(let parts, _):
            Set(parts.flatMap { typesWithin($0) })
        case .optional(let inner), .array(let inner), .metatype(let inner), .binding(let inner): typesWithin(inner)
        case .dictionary(let key, let value): typesWithin(key).union(typesWithin(value))
        default: []
        }
    }

    /// The type of the value before an operator: `queue = .init()`, `text ?? .init()`; nil where it is not known.
    private func typeBeside(_ value: SyntaxNode, _ expressions: TreeTypes) -> ResolvedType? {
        guard let before = value.previousSibling?.previousSibling, before.parent?.kind == .sequenceExpression else {
            return nil
        }
        let known = expressions.type(of: before).unwrapped
        if known != .unknown { return known }
        // `return value ?? .init()`
        guard value.previousSibling?.text == "??", let whole = value.parent else { return nil }
        let asked = expressions.typeAsked(of: whole).unwrapped
        if asked != .unknown { return asked }
        // `self.queue = try queue(of: container) ?? .init()`
        let parts = Array(whole.children)
        guard parts.count > 2, parts[1].kind == .assignmentOperator,
            parts.dropFirst(2).allSatisfy({ $0.kind != .binaryOperator || $0.text == "??" }),
            !parts.contains(where: { $0.kind == .ternaryOperator || $0.kind == .castOperator })
        else { return nil }
        let target = expressions.type(of: parts[0]).unwrapped
        return target == .unknown ? nil : target
    }

    /// The types of the parameters, or of the property, that take an argument; nil where one is not known.
    func typesTaken(_ value: SyntaxNode, _ expressions: TreeTypes, in owner: TypeID? = nil) -> [ResolvedType]? {
        guard let argument = value.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.calledName,
            let passed = CallArguments(call).list.first(where: { $0.node == argument }),
            passed.label != nil || value.kind != .closureExpression
        else { return nil }
        let label = passed.label ?? KnownName.wildcard.id
        var makers = typesMade(by: callee, expressions)
        if callee.name == KnownName.`init`.id {
            if let wrapped = typeWrapped(in: callee.wholeExpression, of: owner) { return [wrapped] }
            let whole = callee.wholeExpression
            let isNested = callee.kind == .implicitMemberExpression
            let asked = isNested ? typeAsked(of: whole, expressions) : expressions.typeAsked(of: whole).unwrapped
            guard let asked = asked.typeID else { return nil }
            makers = [asked]
        }
        // `rows.append(.init())` is the library's, whatever the project adds under the name.
        guard passed.label != nil || !makers.isEmpty && makers.allSatisfy({ index.types[$0].kind != .external })
        else { return nil }
        let takers =
            (makers.isEmpty
            ? semantics.declarations(named: callee.name)
            : makers.flatMap {
                index.members(named: KnownName.`init`.id, of: $0)
            }).filter { semantics.mayCall($0, CallArguments(call)) }
        let types =
            takers.isEmpty
            ? makers.map { semantics.members.type(ofProperty: label, in: $0) } : takers.map { typeTaken(by: $0, label) }
        return types.isEmpty || types.contains(where: { isOpen($0) }) ? nil : types
    }

    /// True for a generic parameter as well: what it stands for is not told here.
    func isOpen(_ type: ResolvedType) -> Bool {
        if case .constrained = type.boundValue { return true }
        return type.boundValue == .unknown
    }

    func isOfProject(_ callee: SyntaxNode, _ expressions: TreeTypes) -> Bool {
        let made = typesMade(by: callee, expressions)
        return !made.isEmpty && made.allSatisfy { index.types[$0].kind != .external }
    }

    /// The types of the project that a call may make by its name: the one that is meant where it stands, else all of the
    /// name.
    private func typesMade(by callee: SyntaxNode, _ expressions: TreeTypes) -> [TypeID] {
        guard let named = typesByName[callee.name] else { return [] }
        let meant =
            callee.kind == .memberComponent
            ? expressions.step(callee, from: expressions.type(before: callee)) : expressions.type(of: callee)
        guard case .metatype(.nominal(let type, _)) = meant else { return named }
        return [type]
    }

    /// The type of `x` in `_x = .init(wrappedValue: …)`, where that is a type of the project.
    private func typeWrapped(in storage: SyntaxNode, of owner: TypeID?) -> ResolvedType? {
        guard let owner, storage.nextSibling == nil, storage.previousSibling?.kind == .assignmentOperator,
            WrapperCall(storage, named: []) != nil, let target = storage.previousSibling?.previousSibling?.lastNamed,
            target.isOwnName(target.name), LocalName(target.name, at: target) == nil,
            index.text(target.name).hasPrefix("_"),
            let name = semantics.name(String(index.text(target.name).dropFirst())),
            semantics.members.members(named: target.name, in: owner).isEmpty,
            case .nominal(let type, let arguments) = semantics.members.type(ofProperty: name, in: owner).unwrapped
        else { return nil }
        return .nominal(type, arguments)
    }

    func typeTaken(by function: MemberReference, _ label: NameID) -> ResolvedType {
        // Of several parameters without a label it isn't told which one takes a value.
        let labels = semantics.labels(of: function)
        guard label != KnownName.wildcard.id || labels.count(where: { $0 == label }) == 1,
            let (node, analysis) = semantics.nodeInAnyFile(of: function),
            let written = node.parameter(labeled: label)?.typeChild
        else { return .unknown }
        return semantics.types(at: written, analysis).resolve(written)
    }

    /// The files that declare what takes a value as an argument, or the property that is set to it; nil for other
    /// values.
    private func filesOfTaker(_ value: SyntaxNode) -> [Int]? {
        var value = value
        while value.previousSibling?.kind != .assignmentOperator, let outer = value.parent,
            outer.kind.isExpression || outer.kind == .ternaryOperator
        {
            value = outer
        }
        if let name = value.previousSibling?.previousSibling?.lastName,
            value.previousSibling?.kind == .assignmentOperator
        {
            return semantics.declarations(named: name).map(\.file)
        }
        guard let argument = value.parent, argument.kind == .argument, let callee = argument.parent?.calledName
        else { return nil }
        // `.init(created: .init())`: who takes it names the label.
        guard callee.name != KnownName.`init`.id else {
            return argument.parent.flatMap { call in
                CallArguments(call).list.first { $0.node == argument }?.label.map { semantics.files(mentioning: $0) }
            }
        }
        return semantics.declarations(named: callee.name).map(\.file)
            + (typesByName[callee.name] ?? []).flatMap { index.types[$0].parts.map(\.file) }
    }
}

extension SyntaxNode {
    /// The statement whose branches give the value: `x = switch kind { case .first: .init() … }`; else the value.
    fileprivate var outsideOfBranches: SyntaxNode {
        var outer = self
        while let block = outer.parent, block.kind == .codeBlock, let around = block.parent,
            let statement = around.kind == .switchCase ? around.parent : around,
            statement.kind == .ifStatement || statement.kind == .switchStatement
        {
            outer = statement
            // `else if`
            while let around = outer.parent, around.kind == .ifStatement { outer = around }
        }
        let values: [SyntaxKind] = [.initializer, .sequenceExpression, .returnStatement]
        let isValue = outer.parent.map { values.contains($0.kind) } ?? false
        return isValue || outer != self && outer.codeGivingBack != nil ? outer : self
    }
}
