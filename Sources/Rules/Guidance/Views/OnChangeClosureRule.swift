import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `onChange(of:)` with one parameter, deprecated since iOS 17 (catalogue 250).
public let onChangeClosureRule = Rule(
    family: .guidance,
    id: "on-change-closure",
    summary:
        "give onChange(of:) a closure with no or two parameters; the one-parameter form is deprecated since iOS 17",
    rationale: """
        The form of iOS 17 passes the old and the new value, and its closure sees the view after the change. The \
        one-parameter form sees the view before the change: plain properties of the view have their old values.
        """,
    safety: """
        A fix if the module requires iOS 17, macOS 14, tvOS 17 and watchOS 10 or later and the closure, with \
        everything that it calls on the view, reads nothing that could be older than the change: no plain property, no \
        outer local variable, no captured value. Otherwise only advice. Nothing is reported for modules with earlier \
        deployment targets and if the project declares its own onChange.
        """,
    before: """
        struct SearchField: View {
            @State private var text = ""
            @State private var isLong = false
            var body: some View {
                TextField("Search", text: $text)
                    .onChange(of: text) { newText in isLong = newText.count > 20 }
            }
        }
        """,
    after: """
        struct SearchField: View {
            @State private var text = ""
            @State private var isLong = false
            var body: some View {
                TextField("Search", text: $text)
                    .onChange(of: text) { _, newText in isLong = newText.count > 20 }
            }
        }
        """,
    catalogue: [250],
    names: ["onChange"],
    check: { context in
        guard let name = context.semantics.name("onChange"), let of = context.semantics.name("of"),
            context.isBuiltForObservation,
            !context.semantics.declaresMember(name)
        else { return [] }
        return SyntaxNode.inSourceOrder(context.code.nodes(named: name, in: context.tree.root)).compactMap { node in
            guard node.kind == .memberComponent, let call = node.nextSibling, call.kind == .callComponent else {
                return nil
            }
            return OnChangeCall(context: context, member: node, arguments: CallArguments(call), of: of)?.finding()
        }
    })

/// A call of the deprecated form.
private struct OnChangeCall {
    private let context: RuleContext
    private let member: SyntaxNode
    private let action: CallArguments.Argument
    private let value: SyntaxNode
    private let parameters: [SyntaxNode]

    init?(context: RuleContext, member: SyntaxNode, arguments: CallArguments, of: NameID) {
        guard arguments.list.count == 2, arguments.list[0].label == of,
            arguments.list[1].value.kind == .closureExpression
        else { return nil }
        action = arguments.list[1]
        value = arguments.list[0].value
        let isLabeled = action.label.map { context.index.text($0) == "perform" } ?? false
        guard isLabeled || action.label == nil else { return nil }
        parameters = action.value.children.filter { $0.kind == .closureParameter }
        guard
            parameters.count == 1
                || parameters.isEmpty && (isLabeled || !OnChangeCall.shorthands(action.value).isEmpty),
            OnChangeCall.shorthands(action.value, "$1").isEmpty
        else { return nil }
        self.context = context
        self.member = member
    }

    func finding() -> Diagnostic {
        let symbol = "\(context.ownerPrefix(of: member))onChange(of: \(value.inOneLine))"
        let message = "onChange(of:) with a one-parameter closure is deprecated since iOS 17"
        if let reason = obstacle() {
            return context.advise(
                member, symbol: symbol, "\(message); \(reason), which may be older than the change")
        }
        return context.advise(member, symbol: symbol, message, edits: edits())
    }

    // MARK: What the closure reads

    /// Something that the closure may see as it was before the change.
    private func obstacle() -> String? {
        let closure = action.value
        if closure.child(.captureList) != nil { return "its closure captures values" }
        guard let declaration = closure.enclosingDeclaration, let owner = context.parsed.type(of: declaration) else {
            return "its closure is outside of a view"
        }
        let outer = localNames(around: closure)
        let own = Set(parameters.map(\.name))
        var waiting = names(in: closure, context.parsed).filter { !own.contains($0) }
        if let local = waiting.first(where: { outer.contains($0) }) {
            return "its closure reads \(context.index.text(local))"
        }
        var seen: Set<NameID> = []
        // Everything that the closure calls of the view can read the view as well.
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            if name == KnownName.`self`.id { continue }
            for found in context.semantics.members.members(named: name, in: owner) {
                switch MemberAge(found, context) {
                case .current: continue
                case .old: return "it reads \(context.index.text(name))"
                case .code(let file, let body): waiting += names(in: body, file)
                case .unknown: return "it uses \(context.index.text(name))"
                }
            }
        }
        // `self` as a whole may be read by whoever gets it.
        return handsOverSelf(closure) ? "its closure passes the view" : nil
    }

    private func names(in node: SyntaxNode, _ file: ParsedFile) -> [NameID] {
        var names: [NameID] = []
        file.code.forEach(in: node, where: { _ in true }) { found in
            if found.kind == .identifierExpression { names.append(found.name) }
            // `self.text`
            if found.kind == .memberComponent, found.previousSibling?.name == KnownName.`self`.id {
                names.append(found.name)
            }
        }
        return names
    }

    /// The locals of the declaration around the closure that are declared outside of it.
    private func localNames(around closure: SyntaxNode) -> Set<NameID> {
        var names: Set<NameID> = []
        var root = closure
        while let parent = root.parent, parent.kind != .memberBlock, parent.kind != .sourceFile { root = parent }
        root.walk { node in
            if node == closure { return false }
            // What stands beside the closure declares nothing for it.
            if node.kind == .closureExpression || node.kind == .functionDeclaration, !node.range.contains(closure.range)
            {
                return false
            }
            switch node.kind {
            case .closureParameter, .parameter, .capture, .identifierPattern: names.insert(node.name)
            case .optionalBindingCondition: if let pattern = node.firstChild { names.insert(pattern.name) }
            default: break
            }
            return true
        }
        if let binding = root.child(.binding), let pattern = binding.firstChild { names.remove(pattern.name) }
        return names
    }

    private func handsOverSelf(_ closure: SyntaxNode) -> Bool {
        context.code.contains(KnownName.`self`.id, in: closure) { $0.nextSibling?.kind != .memberComponent }
    }

    // MARK: Edits

    private func edits() -> [TextEdit] {
        let editing = context.editing
        var edits: [TextEdit] = []
        if let parameter = parameters.first {
            edits.append(withoutUnusedParameter(parameter) ?? editing.insert("_, ", at: parameter.range.start))
        } else {
            for node in OnChangeCall.shorthands(action.value) {
                edits.append(editing.replaceToken(node.firstToken, "$1"))
            }
        }
        if action.label != nil {
            // `perform: ` goes, with the space behind its colon.
            edits.append(TextEdit(range: TextRange(action.node.range.start, action.value.range.start), replacement: ""))
        }
        return edits
    }

    /// `{ _ in` → `{`; nil where the parameter has a name, or where more than that stands before the code.
    private func withoutUnusedParameter(_ parameter: SyntaxNode) -> TextEdit? {
        let tokens = context.tree.tokens
        let closure = action.value
        let word = parameter.endToken
        guard parameter.text == "_", parameter.firstToken == closure.firstToken + 1, tokens[word].kind == .keyword,
            tokens[word].payload == KnownName.in.id,
            context.editing.isTriviaBlank(closure.firstToken, word)
        else { return nil }
        // The space behind `{` stays for what follows on the line.
        let isLast = tokens[word + 1].isAfterNewline
        return TextEdit(
            range: TextRange(
                isLast ? tokens[closure.firstToken].end : parameter.range.start,
                isLast ? tokens[word].end : tokens[word + 1].start), replacement: "")
    }

    /// `$0`, or another of these, of the closure itself, not of one within it.
    static func shorthands(_ closure: SyntaxNode, _ name: String = "$0") -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        closure.walk { node in
            if node.kind == .closureExpression, node != closure { return false }
            if node.kind == .identifierExpression, node.tree.text(node.firstToken) == name { found.append(node) }
            return true
        }
        return found
    }
}

/// How old what a member gives can be while the closure of the deprecated form runs.
private enum MemberAge {
    /// It leads to storage outside of the view, which is read when it is asked.
    case current
    /// A value that the view was made with.
    case old
    /// Code of the view, which may read other members.
    case code(ParsedFile, SyntaxNode)
    case unknown

    init(_ found: MemberResolver.Found, _ context: RuleContext) {
        let index = context.index
        let fact = index.fact(found.member)
        let file = found.member.file
        let source = context.semantics.file(file)
        let node = source?.tree.root.descendant(anchoredAt: fact.offset) { MemberAge.isDeclaration($0.kind) }
        if fact.flags.contains(.isStatic) {
            self = .current
        } else if fact.kind == .property, !fact.flags.contains(.isComputed) {
            let wrappers = fact.attributes.map { index.text(index.translate($0, file: file)) }
            let isAction = wrappers.contains("Environment") && node.map { MemberAge.isEnvironmentAction($0) } ?? false
            self = isAction || wrappers.contains { SDKWrappers.storedOutside.contains($0) } ? .current : .old
        } else if let source, let node {
            self = .code(source, node.kind == .identifierPattern ? node.parent ?? node : node)
        } else {
            self = .unknown
        }
    }

    /// `@Environment(\.dismiss)` and the like, which do the same whenever they were read, and
    /// `@Environment(Model.self)`.
    private static func isEnvironmentAction(_ pattern: SyntaxNode) -> Bool {
        guard
            let attribute = pattern.parent?.parent?.children.first(where: {
                $0.kind == .attribute && $0.name == KnownName.Environment.id
            })
        else { return false }
        let text = attribute.text.filter { $0 != " " }
        return text.hasSuffix(".self)") || EnvironmentKeys.actions.contains { text.hasSuffix("(\\.\($0))") }
    }

    private static func isDeclaration(_ kind: SyntaxKind) -> Bool {
        [.functionDeclaration, .identifierPattern, .subscriptDeclaration, .initializerDeclaration].contains(kind)
    }
}
