import SymbolIndex
import Syntax

/// Code that runs where its name stands, all overloads in one.
struct NamedCode: Hashable {
    enum Kind {
        case function, getter, setter, initializer
        /// The setter of subscripts, which run where something of the type, or of one that is not known, is set by subscript.
        case subscriptSetter
        /// A closure that a property, a parameter or a local holds.
        case closure
    }

    let name: NameID
    let kind: Kind
    /// The type whose member it is; nil for globals, locals and parameters.
    var owner: TypeID?
    /// The only file that can name it, and the node within which it can.
    var file: Int?
    var scope: Int32?
    /// A static member, which `.name` may mean.
    var isStatic = false
    /// The labels of a function's parameters, and how many of them have no default.
    var labels: [NameID] = []
    var required = 0
    /// An `async` function, for which no update waits.
    var isAwaited = false
}

/// Tells whether code clearly runs in answer to events only, and never while views update (catalogue 59, 202, 222, 229).
///
/// Swift runs code in too many ways that name nothing (operators, subscripts, key paths, interpolation, wrappers) to follow each. So the question is
/// turned round: only what is named where events run it is clear, and so on up to closures that wait for events.
final class EventCode {
    enum Cause {
        case event
        case update
        /// Runs where any of these does.
        case names([NamedCode])
    }

    unowned let search: CodeSearch
    /// The code writes to its own object, so that an initializer writes to one that no view has seen.
    private let writesToSelf: Bool
    private var known: [NamedCode: Bool] = [:]
    /// The names of all aliases.
    private(set) lazy var aliases = Set(index.files.indices.flatMap { file in index.files[file].typealiases.map { index.translate($0.name, file: file) } })
    private(set) lazy var typesByName = Dictionary(grouping: search.index.types.indices, by: { search.index.types[$0].name })

    init(writesToSelf: Bool, _ search: CodeSearch) {
        self.search = search
        self.writesToSelf = writesToSelf
    }

    private var index: ProjectIndex { search.index }

    func contains(_ node: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        var waiting: [NamedCode] = []
        /// Each with what it runs as a part of.
        var reached: [NamedCode: NamedCode?] = [:]
        /// False where the place is reached by an update.
        func follow(_ cause: Cause, from code: NamedCode?) -> Bool {
            switch cause {
            case .event: return true
            case .update: return false
            case .names(let codes):
                for next in codes where reached[next] == nil {
                    reached[next] = .some(code)
                    waiting.append(next)
                }
                return true
            }
        }
        guard follow(cause(of: node, in: analysis, isValue: false), from: nil) else { return false }
        while let code = waiting.popLast() {
            if known[code] == true { continue }
            if known[code] == nil, let places = places(of: code),
                places.allSatisfy({ follow(cause(of: $0.node, in: $0.analysis, isValue: $0.isValue), from: code) }) {
                continue
            }
            var next: NamedCode? = code
            while let current = next {
                known[current] = false
                next = reached[current] ?? nil
            }
            return false
        }
        for code in reached.keys { known[code] = true }
        return true
    }

    /// True where some code that updates may run changes what a key path leads to.
    private(set) lazy var updatesWriteThroughKeyPaths = search.analyses(mentioning: KnownName.keyPath.id).contains { analysis in
        search.code(of: analysis).nodes(named: KnownName.keyPath.id, in: search.tree(of: analysis).root).contains { label in
            guard label.kind == .argument, let part = label.parent, part.kind == .subscriptComponent, let first = part.parent?.firstChild else { return false }
            return first.isWrittenHere && !contains(first, in: analysis)
        }
    }

    // MARK: Around a place

    /// - Parameter isValue: the place names code without running it.
    private func cause(of place: SyntaxNode, in analysis: FileAnalysis, isValue: Bool) -> Cause {
        var isValue = isValue
        if place.isOnFreshObject { return .event }
        var isAwaited = false
        var current = place
        if isValue, let chain = place.parent, chain.kind == .chainExpression { current = chain }
        while let parent = current.parent {
            if isValue || current.kind == .closureExpression {
                switch KeptClosure(eventCode: self, analysis: analysis).keeper(of: current, isAwaited: isAwaited) {
                case .cause(let cause): return cause
                case .outer: isValue = true
                case .here: isValue = false
                }
            }
            if parent.isAwait { isAwaited = true }
            if let cause = cause(of: current, in: parent, place, analysis) { return cause }
            current = parent
        }
        return .event
    }

    /// What runs the code of a declaration; nil where it is not the declaration's own.
    private func cause(of code: SyntaxNode, in parent: SyntaxNode, _ place: SyntaxNode, _ analysis: FileAnalysis) -> Cause? {
        switch parent.kind {
        case .functionDeclaration: return cause(of: parent, in: analysis)
        case .initializerDeclaration:
            guard let type = analysis.enclosingType(of: parent) else { return .update }
            return writesToSelf && place.isOfSelf && index.types[type].kind == .class ? .event : making(type)
        case .deinitializerDeclaration: return place.isOfSelf ? .event : .update
        case .subscriptDeclaration: return .update
        case .accessorBlock:
            guard let binding = parent.parent, binding.kind == .binding else { return cause(ofSubscriptAccessor: code, in: analysis) }
            return cause(ofAccessor: code, of: binding, in: analysis)
        case .variableDeclaration: return cause(ofInitialValueIn: parent, in: analysis)
        // `StateObject(wrappedValue: Model())`
        case .argument: return parent.parent?.calledName?.name == KnownName.StateObject.id ? .event : nil
        // `#Preview { … }` makes what nobody uses, `#selector(…)` runs nothing.
        case .macroExpression: return .event
        default: return parent.kind.isTypeDeclaration ? .event : nil
        }
    }

    /// The type is made where its name is called.
    private func making(_ type: TypeID) -> Cause { .names([NamedCode(name: index.types[type].name, kind: .initializer)]) }

    private func cause(of function: SyntaxNode, in analysis: FileAnalysis) -> Cause {
        guard function.anchorToken.kind == .identifier else { return .update }
        var code = NamedCode(name: function.name, kind: .function)
        if let owner = owner(of: function, in: analysis) {
            let text = index.text(function.name)
            // `makeUIView` runs once.
            if ViewUpdate.isMakingMethod(function) { return .event }
            if EventCode.unnamedFunctions.contains(text) || ViewUpdate.isUpdateMethod(function) { return .update }
            if text.hasPrefix("build"), Modifiers(function).isStatic { return .update }
            code = member(function.name, .function, of: owner, function, analysis)
        } else if function.parent?.kind != .sourceFile {
            code.file = analysis.file
        }
        code.labels = function.parameters.map { $0.tree.tokens[$0.labelToken].payload }
        code.required = function.parameters.count { $0.child(.initializer) == nil }
        code.isAwaited = function.isAsynchronous
        return .names([code])
    }

    private func cause(ofSubscriptAccessor code: SyntaxNode, in analysis: FileAnalysis) -> Cause {
        guard code.isSetter, let type = analysis.enclosingType(of: code) else { return .update }
        return .names([NamedCode(name: KnownName.subscript.id, kind: .subscriptSetter, owner: type)])
    }

    private func cause(ofAccessor code: SyntaxNode, of binding: SyntaxNode, in analysis: FileAnalysis) -> Cause {
        guard let pattern = binding.firstChild, let variable = binding.parent else { return .update }
        let isSetter = code.isSetter
        guard let owner = owner(of: variable, in: analysis) else {
            return .names([NamedCode(name: pattern.name, kind: isSetter ? .setter : .getter, file: analysis.file)])
        }
        if isSetter {
            // What is published is set by no update, or that went round and round before.
            if variable.attribute(named: .Published) != nil { return .event }
            return .names([member(pattern.name, .setter, of: owner, variable, analysis)])
        }
        let text = index.text(pattern.name)
        if text == "previews" { return .event }
        return EventCode.unnamedGetters.contains(text) ? .update : .names([member(pattern.name, .getter, of: owner, variable, analysis)])
    }

    /// The first value of a property; that of a local is code like any other.
    private func cause(ofInitialValueIn variable: SyntaxNode, in analysis: FileAnalysis) -> Cause? {
        guard let owner = owner(of: variable, in: analysis) else { return nil }
        let modifiers = Modifiers(variable)
        // A state is made once.
        if modifiers.isStatic || variable.attribute(named: .StateObject) != nil || variable.attribute(named: .State) != nil { return .event }
        guard modifiers.isLazy, let pattern = variable.child(.binding)?.firstChild else { return making(owner) }
        return .names([member(pattern.name, .getter, of: owner, variable, analysis)])
    }

    /// The type whose member a declaration is.
    func owner(of declaration: SyntaxNode, in analysis: FileAnalysis) -> TypeID? {
        var block = declaration.parent
        while let outer = block, outer.kind == .conditionalCompilation || outer.kind == .conditionalCompilationClause { block = outer.parent }
        return block?.kind == .memberBlock ? analysis.enclosingType(of: declaration) : nil
    }

    func member(_ name: NameID, _ kind: NamedCode.Kind, of owner: TypeID, _ declaration: SyntaxNode, _ analysis: FileAnalysis) -> NamedCode {
        let modifiers = Modifiers(declaration)
        let file = modifiers.access <= .fileprivate ? analysis.file : nil
        return NamedCode(name: name, kind: kind, owner: owner, file: file, isStatic: modifiers.isStatic)
    }

    /// Functions that Swift calls without their names.
    private static let unnamedFunctions: Set<String> = [
        "callAsFunction", "dynamicallyCall", "makeIterator", "next", "hash", "encode", "appendInterpolation", "appendLiteral", "body",
    ]
    /// Getters that Swift or SwiftUI asks without their names.
    private static let unnamedGetters: Set<String> = [
        "body", "id", "description", "debugDescription", "hashValue", "wrappedValue", "projectedValue", "rawValue", "errorDescription", "startIndex", "endIndex",
        "count", "underestimatedCount", "indices", "isEmpty", "first", "animatableData", "customMirror",
    ]

    // MARK: Places

    private typealias Place = (node: SyntaxNode, analysis: FileAnalysis, isValue: Bool)

    /// The places that name the code; nil where it may run without any.
    private func places(of code: NamedCode) -> [Place]? {
        if code.kind == .subscriptSetter { return code.owner.map { placesOfSubscripts(of: $0) } }
        var places: [Place] = []
        let only = code.file.flatMap { search.project.analysis(of: $0) }
        for analysis in only.map({ [$0] }) ?? Array(search.analyses(mentioning: code.name)) {
            let root = search.tree(of: analysis)
            for node in search.code(of: analysis).nodes(named: code.name, in: code.scope.map { root.node(at: $0) } ?? root.root) where runs(code, at: node, analysis) {
                places.append((node, analysis, (code.kind == .function || code.kind == .closure) && !node.isCalledByName))
            }
        }
        return places.isEmpty && mayRunUnnamed(code) ? nil : places
    }

    /// Where `x[…]` is set and `x` may be of the type.
    private func placesOfSubscripts(of type: TypeID) -> [Place] {
        let family = search.family(of: type)
        return search.project.analyses.flatMap { analysis in
            search.tree(of: analysis).nodes.filter { part in
                guard part.kind == .subscriptComponent, let first = part.parent?.firstChild, first.isWrittenHere else { return false }
                return mayBe(typeBefore(part, analysis), oneOf: family)
            }.map { ($0, analysis, false) }
        }
    }

    /// The type of what stands before a part of a chain, as far as it is plain to see.
    private func typeBefore(_ part: SyntaxNode, _ analysis: FileAnalysis) -> ResolvedType {
        guard let chain = part.parent, let first = chain.firstChild, first != part else { return .unknown }
        let types = analysis.enclosingType(of: part).map { index.enclosingTypes(of: $0) } ?? []
        let lookup = GetterLookup(search: search, file: analysis.file, types: types)
        var base = lookup.type(of: first)
        for member in chain.children.dropFirst().prefix(while: { $0 != part }) { base = lookup.step(member, from: base) }
        return base
    }

    private func mayBe(_ type: ResolvedType, oneOf types: Set<TypeID>) -> Bool {
        switch type.unwrapped {
        case .nominal(let id, _): types.contains(id) || index.types[id].kind == .protocol || index.hasAttribute("dynamicMemberLookup", id)
        case .array, .dictionary, .external, .tuple, .function: false
        default: true
        }
    }

    /// What a protocol of a library asks for: of structures as a rule while views update, of classes, such as delegates, in answer to events.
    private func mayRunUnnamed(_ code: NamedCode) -> Bool {
        guard let owner = code.owner else { return false }
        switch code.kind {
        case .getter: return true
        case .function: return !code.isAwaited && index.types[owner].kind != .class && index.types[owner].kind != .actor
        case .setter, .subscriptSetter, .initializer, .closure: return false
        }
    }

    private func runs(_ code: NamedCode, at node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.isUseOfName, node.kind != .implicitMemberExpression || code.isStatic, mayMean(node, code, analysis) else { return false }
        switch code.kind {
        // `items` beside `items(from:)` means the property.
        case .function: return node.isCalledByName ? mayCall(code, at: node) : !isProperty(node.name, of: code.owner)
        case .subscriptSetter: return false
        case .getter: return !node.isAssignedWhole
        case .setter: return node.isWrittenHere
        case .initializer: return node.nextSibling?.kind == .callComponent || node.nextSibling?.name == KnownName.`init`.id
        // A modifier may have the name of a closure.
        case .closure: return !node.isAssignedWhole && (node.isOfSelf || !ViewUpdate.isEventName(index.text(code.name)))
        }
    }

    private func isProperty(_ name: NameID, of owner: TypeID?) -> Bool {
        guard let owner else { return false }
        return search.members.members(named: name, in: owner).contains { index.fact($0.member).kind == .property }
    }

    private func mayMean(_ node: SyntaxNode, _ code: NamedCode, _ analysis: FileAnalysis) -> Bool {
        guard let owner = code.owner else {
            if code.file != nil || code.kind == .initializer { return true }
            if node.kind == .identifierExpression, LocalName(node.name, at: node) != nil { return false }
            return node.kind != .memberComponent || node.previousSibling?.kind == .identifierExpression && analysis.uses.knownOwner(of: node) == nil
        }
        if code.kind != .closure, node.kind == .identifierExpression, LocalName(node.name, at: node) != nil { return false }
        if search.project.legacy.classes[owner] != nil { return analysis.uses.mayMean(node, memberOf: search.family(of: owner)) }
        if let known = analysis.uses.knownOwner(of: node) { return known == owner }
        let kind = index.types[owner].kind
        guard kind != .protocol, kind != .external else { return true }
        guard node.kind == .memberComponent, !node.isOfSelf else {
            let types = analysis.enclosingType(of: node).map { index.enclosingTypes(of: $0) } ?? []
            return types.contains { !search.family(of: $0).isDisjoint(with: [owner]) }
        }
        return mayBe(typeBefore(node, analysis), oneOf: search.family(of: owner))
    }

    /// True where the labels of a call are among those of the function; a closure behind the parentheses has none.
    private func mayCall(_ code: NamedCode, at node: SyntaxNode) -> Bool {
        var next = node.nextSibling
        while let part = next, part.kind != .callComponent { next = part.nextSibling }
        guard let call = next else { return true }
        var labels = code.labels[...]
        let arguments = CallArguments(call).list
        guard arguments.count >= code.required else { return false }
        for argument in arguments where !argument.isTrailing {
            guard let position = labels.firstIndex(of: argument.label ?? KnownName._.id) else { return false }
            labels = labels[(argument.label == nil ? position : position + 1)...]
        }
        return true
    }
}

extension SyntaxNode {
    /// An expression that is a name, or ends with one, rather than a label or a declaration.
    fileprivate var isUseOfName: Bool {
        (kind == .identifierExpression || kind == .memberComponent || kind == .implicitMemberExpression) && anchorToken.kind == .identifier
    }

    /// The parameters of a function or an initializer.
    var parameters: [SyntaxNode] { (child(.parameterClause)?.children ?? .none(of: tree)).filter { $0.kind == .parameter } }

    /// `model` of `let model = Model()`, on which nothing else has looked yet.
    fileprivate var isOnFreshObject: Bool {
        guard kind == .memberComponent, let base = parent?.firstChild, base.kind == .identifierExpression, base.nextSibling == self,
            let value = LocalName(base.name, at: base)?.initialValue, value.kind == .chainExpression, let type = value.firstChild
        else { return false }
        let first = type.tree.file.bytes[Int(type.range.start)]
        guard type.kind == .identifierExpression, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else { return false }
        let call = type.nextSibling?.name == KnownName.`init`.id ? type.nextSibling?.nextSibling : type.nextSibling
        return call?.kind == .callComponent && call?.nextSibling == nil
    }

    /// `set`, `didSet` and the like.
    fileprivate var isSetter: Bool { kind == .accessor && [.set, .didSet, .willSet, ._modify].contains(KnownName(rawValue: name)) }

    /// `run()`, `run?()`
    fileprivate var isCalledByName: Bool {
        var next = nextSibling
        while let part = next, part.kind == .optionalComponent || part.kind == .forceComponent { next = part.nextSibling }
        guard let call = next, call.kind == .callComponent else { return false }
        // `save(_:)` names a function.
        return call.lastToken < 1 || tree.tokens[call.lastToken - 1].kind != .colon
    }

    fileprivate var isAwait: Bool {
        kind == .prefixExpression && anchorToken.payload == KnownName.await.id && anchorToken.kind == .identifier
    }
}
