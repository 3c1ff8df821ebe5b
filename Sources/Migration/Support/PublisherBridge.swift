import SourceText
import SymbolIndex
import Syntax

/// What stands in for the publisher of one `@Published` property: a subject that gets each new value before it is stored, as the publisher did.
struct PublisherBridge {
    enum Answer {
        case possible(PublisherBridge)
        case impossible(Refusal, String)
    }

    let property: StoredProperty
    /// The file of the declaration.
    let file: Int
    /// `querySubject` of `query`.
    let subject: String
    /// Nil where the compiler must infer it.
    let valueType: String?

    static func make(for key: PropertyKey, _ search: CodeSearch) -> Answer {
        let index = search.index
        let name = index.text(key.name)
        let plain = Answer.impossible(.publisherProjection, "$\(name) is used as a publisher")
        guard let (property, analysis) = declaration(of: key, search), isPlain(property, index), observersAllowSend(property, index) else { return plain }
        let subject = name + "Subject"
        guard isFree(subject, in: key.owner, search) else { return .impossible(.nameClash, "\(subject) is declared already, so that $\(name) can't become it") }
        let bridge = PublisherBridge(
            property: property, file: analysis.file, subject: subject, valueType: PublishedValueType(property, of: key.owner, file: analysis.file, search).text)
        return bridge.place == nil ? plain : .possible(bridge)
    }

    // MARK: Preconditions

    /// The one declaration of a property.
    private static func declaration(of key: PropertyKey, _ search: CodeSearch) -> (StoredProperty, FileAnalysis)? {
        let members = search.index.members(named: key.name, of: key.owner)
        guard members.count == 1, let member = members.first, let analysis = search.project.analysis(of: member.file) else { return nil }
        for node in analysis.typeOfNode.filter({ $0.value == key.owner }).keys.sorted() {
            let declaration = search.tree(of: analysis).node(at: node)
            if let property = StoredProperty.all(of: declaration).first(where: { $0.name == key.name && $0.isPublished }) { return (property, analysis) }
        }
        return nil
    }

    /// One name in the declaration, and nothing in front of it that the subject would have to share or that is not understood.
    private static func isPlain(_ property: StoredProperty, _ index: ProjectIndex) -> Bool {
        let known: Set<KnownName> = [.private, .fileprivate, .package, .public, .final, .dynamic]
        return property.pattern.kind == .identifierPattern && !property.isLet && !property.pattern.anchorToken.isBackticked
            && property.declaration.children.filter { $0.kind == .binding }.count == 1
            && property.attributes.allSatisfy { $0.name == KnownName.Published.id || $0.name == KnownName.MainActor.id }
            && property.modifiers.allSatisfy { modifier in KnownName(rawValue: modifier.name).map { known.contains($0) || $0 == .internal } ?? false }
    }

    /// A `willSet` that may return early, or that gives its parameter's name to something else, has no place for another statement.
    private static func observersAllowSend(_ property: StoredProperty, _ index: ProjectIndex) -> Bool {
        guard let block = property.binding.child(.accessorBlock) else { return true }
        guard block.children.allSatisfy({ $0.kind == .accessor }) else { return false }
        guard let observer = willSet(of: block) else { return true }
        guard let body = observer.child(.codeBlock) else { return false }
        var isAllowed = true
        body.walk { node in
            if node.kind == .closureExpression || node.kind == .functionDeclaration { return false }
            if node.kind == .returnStatement || node.kind == .guardStatement || node.kind == .throwStatement { isAllowed = false }
            if node.kind == .identifierPattern, node.parent?.kind == .binding || node.parent?.kind == .tuplePattern { isAllowed = false }
            return isAllowed
        }
        return isAllowed
    }

    /// No member of the class, its superclasses and subclasses, and no global, which the new member would hide.
    static func isFree(_ text: String, in type: TypeID, _ search: CodeSearch) -> Bool {
        guard let name = search.index.names.lookUp(text) else { return true }
        let index = search.index
        guard index.globals(named: name).isEmpty else { return false }
        let around = index.enclosingTypes(of: type)
        return search.family(of: type).union(around).allSatisfy { search.members.members(named: name, in: $0).isEmpty }
    }

    private static func willSet(of block: SyntaxNode) -> SyntaxNode? {
        block.children.first { $0.kind == .accessor && $0.name == KnownName.willSet.id }
    }

    // MARK: Code

    /// Where a declaration goes behind that of the property.
    private enum Place {
        /// The start of the next line.
        case line(UInt32)
        /// Behind the declaration, on its line.
        case here(UInt32)
    }

    private var place: Place? {
        let editing = Editing(tree: property.declaration.tree)
        let end = property.declaration.range.end
        let lineEnd = editing.lineEnd(end)
        let next = editing.token(property.declaration.endToken)
        guard !editing.hasBlockComment(Int(end)..<Int(min(next.start, lineEnd))) else { return nil }
        if next.start < lineEnd, next.kind != .endOfFile { return editing.hasLineComment(behind: property.declaration.lastToken) ? nil : .here(end) }
        return .line(lineEnd)
    }

    /// Puts declarations behind that of the property, and the sending of its values into its observers.
    ///
    /// - Parameters:
    ///   - isSending: whether the property needs its subject, as something else than an assigned pipeline uses its publisher.
    ///   - declarations: others that go behind the subject's.
    func edits(isSending: Bool, declarations: [String]) -> [TextEdit] {
        let editing = Editing(tree: property.declaration.tree)
        let lines = (isSending ? [subjectDeclaration] : []) + declarations
        var edits = isSending ? [sending(editing)] : []
        switch place {
        case .line(let offset):
            let start = property.declaration.range.start
            let indentation = editing.indentation(at: start)
            let ending = editing.lineEnding(near: start)
            edits.append(editing.insert(lines.map { indentation + $0 + ending }.joined(), at: offset))
        case .here(let offset):
            let text = lines.map { "; " + $0 }.joined()
            // At the same place as the observers, of which it goes behind.
            if let own = edits.first, own.range.start == offset, own.range.end == offset {
                edits = [editing.insert(own.replacement + text, at: offset)]
            } else {
                edits.append(editing.insert(text, at: offset))
            }
        case nil: return []
        }
        return edits
    }

    /// `@ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)`
    ///
    /// The macro's storage, since the first use may stand in a view's body, which would depend on the property if it read that.
    private var subjectDeclaration: String {
        let isolation = property.has(attribute: .MainActor) ? "@MainActor " : ""
        let access: String
        switch property.access {
        case .private: access = "private "
        case .fileprivate: access = "fileprivate private(set) "
        case .package: access = "package private(set) "
        case .public, .open: access = "public private(set) "
        case .internal: access = "private(set) "
        }
        let name = property.pattern.text
        return "@ObservationIgnored \(isolation)\(access)lazy var \(subject) = CurrentValueSubject<\(valueType ?? "_"), Never>(_\(name))"
    }

    // MARK: Observers

    private func sending(_ editing: Editing) -> TextEdit {
        guard let block = property.binding.child(.accessorBlock) else { return ownBlock(editing) }
        guard let observer = PublisherBridge.willSet(of: block), let body = observer.child(.codeBlock) else { return newObserver(in: block, editing) }
        return lastStatement(of: body, value: parameter(of: observer), editing)
    }

    /// On the property's line, or over three where that would be long.
    private func ownBlock(_ editing: Editing) -> TextEdit {
        let end = property.binding.range.end
        let observer = "willSet { \(subject).send(newValue) }"
        let start = property.declaration.range.start
        let width = Int(end - editing.lineStart(end)) + observer.utf8.count
        guard width > 120 else { return editing.insert(" { \(observer) }", at: end) }
        let ending = editing.lineEnding(near: start)
        let indentation = editing.indentation(at: start)
        let outer = property.declaration.enclosingDeclaration.map { editing.indentation(at: $0.range.start) } ?? ""
        let level = indentation.hasPrefix(outer) && indentation != outer ? String(indentation.dropFirst(outer.count)) : "    "
        return editing.insert(" {\(ending)\(indentation)\(level)\(observer)\(ending)\(indentation)}", at: end)
    }

    /// First in the block, above what is said of the observer there is.
    private func newObserver(in block: SyntaxNode, _ editing: Editing) -> TextEdit {
        let brace = editing.token(block.firstToken).end
        let observer = "willSet { \(subject).send(newValue) }"
        guard let first = block.firstChild, editing.isFirstOnLine(first.range.start), editing.lineEnd(brace) <= editing.lineStart(first.range.start),
            !editing.hasBlockComment(Int(brace)..<Int(editing.lineEnd(brace)))
        else { return editing.insert(" \(observer)", at: brace) }
        let indentation = editing.indentation(at: first.range.start)
        return editing.insert(indentation + observer + editing.lineEnding(near: brace), at: editing.lineEnd(brace))
    }

    /// Last in the observer, which ran before the value was published.
    private func lastStatement(of body: SyntaxNode, value: String, _ editing: Editing) -> TextEdit {
        let statement = "\(subject).send(\(value))"
        var last: SyntaxNode?
        for child in body.children { last = child }
        guard let last else { return editing.replace(body.range, "{ \(statement) }") }
        let end = last.range.end
        let line = editing.lineEnd(end)
        guard editing.isFirstOnLine(last.range.start), editing.token(last.endToken).start >= line, !editing.hasBlockComment(Int(end)..<Int(line))
        else { return editing.insert("; \(statement)", at: end) }
        return editing.insert(editing.indentation(at: last.range.start) + statement + editing.lineEnding(near: end), at: line)
    }

    /// `value` of `willSet(value)`.
    private func parameter(of observer: SyntaxNode) -> String {
        let name = observer.anchor + 2
        guard observer.tree.tokens[observer.anchor + 1].kind == .openParenthesis, name < observer.lastToken else { return "newValue" }
        return observer.tree.text(name)
    }
}
