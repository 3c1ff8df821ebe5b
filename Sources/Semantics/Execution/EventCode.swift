import SymbolIndex
import Syntax

/// Code that runs where its name stands, all overloads in one.
package struct NamedCode: Hashable {
    package enum Kind {
        case function, getter, setter, initializer
        /// The setters of a type's subscripts, which run where what may be of the type is set by subscript.
        case subscriptSetter
        /// A closure that a property, a parameter or a local holds.
        case closure
        /// A closure that a function or a getter gives back.
        case closureOfFunction, closureOfGetter
    }

    package let name: NameID
    package fileprivate(set) var kind: Kind
    /// The type whose member it is; nil for globals, locals and parameters.
    package var owner: TypeID?
    /// The only file that can name it, and the node within which it can.
    package var file: Int?
    package var scope: Int32?
    /// A static member, which `.name` may mean.
    package var isStatic = false
    /// The labels of a function's parameters, and how many of them have no default.
    package var labels: [NameID] = []
    var required = 0
    /// An `async` function, for which no update waits.
    package var isAwaited = false

    package init(
        name: NameID, kind: Kind, owner: TypeID? = nil, file: Int? = nil, scope: Int32? = nil, isStatic: Bool = false,
        labels: [NameID] = [], required: Int = 0, isAwaited: Bool = false
    ) {
        self.name = name
        self.kind = kind
        self.owner = owner
        self.file = file
        self.scope = scope
        self.isStatic = isStatic
        self.labels = labels
        self.required = required
        self.isAwaited = isAwaited
    }

    /// The closures that a function or a getter gives back.
    var givenBack: NamedCode {
        var code = self
        switch kind {
        case .function: code.kind = .closureOfFunction
        case .getter: code.kind = .closureOfGetter
        default: break
        }
        return code
    }

    // Code that differs in other ways only is rare.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(owner)
    }
}

/// Tells whether code clearly runs in answer to events only, and never while views update (catalogue 59, 202, 222,
/// 229).
///
/// Swift runs code in too many ways that name nothing (operators, subscripts, key paths, interpolation, wrappers) to
/// follow each. So the question is turned round: only what is named where events run it is clear, and so on up to
/// closures that wait for events.
package final class EventCode {
    package enum Cause {
        case event
        case update
        /// Runs where any of these does.
        case names([NamedCode])
    }

    package unowned let semantics: Semantics
    /// The code writes to its own object, so that an initializer writes to one that no view has seen.
    private let writesToSelf: Bool
    /// Files that lead to no class of interest may name the code too; what they name may run while views update.
    let looksEverywhere: Bool
    private var known = FixedPoint<NamedCode, Bool>(Circles())
    /// The names of all aliases.
    private(set) lazy var aliases = Set(
        index.files.indices.flatMap { file in
            index.files[file].typealiases.map { index.translate($0.name, file: file) }
        })
    private(set) lazy var typesByName = Dictionary(grouping: index.types.indices) { index.types[$0].name }

    package init(writesToSelf: Bool, looksEverywhere: Bool = false, _ semantics: Semantics) {
        self.semantics = semantics
        self.writesToSelf = writesToSelf
        self.looksEverywhere = looksEverywhere
    }

    package var index: ProjectIndex { semantics.index }

    /// - Parameter isValue: the node names a function that is handed on, such as `retry` in
    ///   `ErrorView(onRetry: retry)`.
    package func contains(_ node: SyntaxNode, in analysis: FileAnalysis, isValue: Bool = false) -> Bool {
        switch cause(of: node, in: analysis, isValue: isValue) {
        case .event: true
        case .update: false
        case .names(let codes): codes.allSatisfy { isSeen($0, from: analysis) && isNamedByEventsOnly($0) }
        }
    }

    /// False for what all files may name, in a file that leads to no class of interest: neither do others that name it.
    private func isSeen(_ code: NamedCode, from analysis: FileAnalysis) -> Bool {
        looksEverywhere || code.file != nil || code.owner != nil || semantics.project.analysis(of: analysis.file) != nil
    }

    private func isNamedByEventsOnly(_ code: NamedCode) -> Bool {
        if let answer = known[code] { return answer }
        if looksEverywhere, code.file == nil,
            semantics.files(mentioning: code.name).contains(where: { semantics.project.analysis(of: $0) == nil })
        {
            return false
        }
        let question = known.ask(code, first: true)
        let answer = places(of: code)?.allSatisfy { contains($0.node, in: $0.analysis, isValue: $0.isValue) } ?? false
        return known.closeAll(question, code, answer)
    }

    /// True where some code that updates may run changes what a key path leads to.
    private(set) lazy var updatesWriteThroughKeyPaths = semantics.analyses(mentioning: KnownName.keyPath.id).contains {
        analysis in
        let labels = semantics.code(of: analysis).nodes(
            named: KnownName.keyPath.id, in: semantics.tree(of: analysis).root)
        return labels.contains { label in
            guard label.kind == .argument, let part = label.parent, part.kind == .subscriptComponent,
                let first = part.parent?.firstChild
            else { return false }
            return first.isWrittenHere && !contains(first, in: analysis)
        }
    }

    // MARK: Around a place

    /// - Parameter isValue: the place names code without running it.
    private func cause(of place: SyntaxNode, in analysis: FileAnalysis, isValue: Bool) -> Cause {
        var isValue = isValue
        if LocalName.isFreshObject(before: place) { return .event }
        var isAwaited = false
        var current = place
        if isValue { current = place.wholeExpression }
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
    func cause(
        of code: SyntaxNode, in parent: SyntaxNode, _ place: SyntaxNode, _ analysis: FileAnalysis
    ) -> Cause? {
        switch parent.kind {
        case .functionDeclaration: return cause(of: parent, in: analysis)
        case .initializerDeclaration:
            guard let type = analysis.enclosingType(of: parent) else { return .update }
            return writesToSelf && place.isOfSelf && index.types[type].kind == .class ? .event : making(type)
        case .deinitializerDeclaration: return place.isOfSelf ? .event : .update
        case .subscriptDeclaration: return .update
        case .accessorBlock:
            guard let binding = parent.parent, binding.kind == .binding
            else { return cause(ofSubscriptAccessor: code, in: analysis) }
            return cause(ofAccessor: code, of: binding, in: analysis)
        case .variableDeclaration: return cause(ofInitialValueIn: parent, in: analysis)
        // `StateObject(wrappedValue: Model())`
        case .argument: return parent.parent?.calledName?.name == KnownName.StateObject.id ? .event : nil
        // `#Preview { … }` makes what nobody uses, `#selector(…)` runs nothing.
        case .macroExpression: return .event
        default: return parent.kind.isTypeDeclaration ? .event : nil
        }
    }

    /// The type is made where its name is called, or that of a subclass.
    private func making(_ type: TypeID) -> Cause {
        if isMadeUnnamed(type) { return .update }
        let isClass = index.types[type].kind == .class || index.types[type].kind == .protocol
        let types = Set([type] + (isClass ? semantics.conformers(of: type) : []))
        return .names(types.map { NamedCode(name: index.types[$0].name, kind: .initializer, owner: $0) })
    }

    /// By an attribute, a literal or a decoder.
    private func isMadeUnnamed(_ type: TypeID) -> Bool {
        if index.hasAttribute("propertyWrapper", type) { return true }
        guard !index.foreignConformances(of: type).isEmpty else { return false }
        return index.members(named: KnownName.`init`.id, of: type).contains { initializer in
            let label = semantics.labels(of: initializer).first.map { index.text($0) } ?? ""
            return LibraryRequirements.literals.contains(label) || LibraryRequirements.decoding.contains(label)
        }
    }

    private func cause(of function: SyntaxNode, in analysis: FileAnalysis) -> Cause {
        guard function.anchorToken.kind == .identifier else { return .update }
        if owner(of: function, in: analysis) != nil {
            let text = index.text(function.name)
            // `makeUIView` runs once.
            if ViewUpdate.isMakingMethod(function) { return .event }
            if SDKMembers.unnamedFunctions.contains(text) || ViewUpdate.isUpdateMethod(function) { return .update }
            if text.hasPrefix("build"), Modifiers(function).isStatic { return .update }
        }
        return .names([code(of: function, in: analysis)])
    }

    /// What a function is named by.
    package func code(of function: SyntaxNode, in analysis: FileAnalysis) -> NamedCode {
        var code = NamedCode(name: function.name, kind: .function)
        if let owner = owner(of: function, in: analysis) {
            code = member(function.name, .function, of: owner, function, analysis)
        } else if function.parent?.kind != .sourceFile {
            code.file = analysis.file
        }
        code.labels = function.parameters.map { $0.tree.tokens[$0.labelToken].payload }
        code.required = function.parameters.count { $0.child(.initializer) == nil }
        code.isAwaited = function.isAsynchronous
        return code
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
        if SDKMembers.unnamedGetters.contains(text) { return .update }
        return .names([member(pattern.name, .getter, of: owner, variable, analysis)])
    }

    /// The first value of a property; that of a local is code like any other.
    private func cause(ofInitialValueIn variable: SyntaxNode, in analysis: FileAnalysis) -> Cause? {
        guard let owner = owner(of: variable, in: analysis) else { return nil }
        let modifiers = Modifiers(variable)
        // A state is made once.
        let isState = [KnownName.StateObject, .State].contains { variable.attribute(named: $0) != nil }
        if modifiers.isStatic || isState { return .event }
        guard modifiers.isLazy, let pattern = variable.child(.binding)?.firstChild else { return making(owner) }
        return .names([member(pattern.name, .getter, of: owner, variable, analysis)])
    }

    /// The type whose member a declaration is.
    package func owner(of declaration: SyntaxNode, in analysis: FileAnalysis) -> TypeID? {
        var block = declaration.parent
        while let outer = block, outer.kind == .conditionalCompilation || outer.kind == .conditionalCompilationClause {
            block = outer.parent
        }
        return block?.kind == .memberBlock ? analysis.enclosingType(of: declaration) : nil
    }

    package func member(
        _ name: NameID, _ kind: NamedCode.Kind, of owner: TypeID, _ declaration: SyntaxNode, _ analysis: FileAnalysis
    ) -> NamedCode {
        let modifiers = Modifiers(declaration)
        let file = modifiers.access <= .fileprivate ? analysis.file : nil
        return NamedCode(name: name, kind: kind, owner: owner, file: file, isStatic: modifiers.isStatic)
    }
}
