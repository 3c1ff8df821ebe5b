import SymbolIndex
import Syntax

/// Tells whether each change of what a wrapper of the project keeps outside is announced by the object whose property
/// it is: `@UserDefault("isOpen") var isOpen: Bool { willSet { objectWillChange.send() } }` (catalogue 45, 213).
///
/// There is one such object, its observer sends each time, and no other code names the key.
struct AnnouncedProperties {
    let semantics: Semantics

    private var index: ProjectIndex { semantics.index }

    private static let question = SharedQuestion<MemberReference, Bool>()
    private static let objects = SharedQuestion<TypeID, Bool>()
    /// What changes or removes values whatever their keys.
    private static let changingAll = [
        "removePersistentDomain", "setPersistentDomain", "dictionaryRepresentation", "setValuesForKeys",
    ]

    /// - Parameter property: a stored property of a class.
    func areChangesAnnounced(of property: MemberReference, in owner: TypeID) -> Bool {
        let fact = index.fact(property)
        guard fact.attributes.count == 1, fact.flags.isDisjoint(with: [.isComputed, .isLet, .isStatic, .isLazy]) else {
            return false
        }
        return semantics.answers.answer(AnnouncedProperties.question, property) {
            guard let (pattern, analysis) = semantics.nodeInAnyFile(of: property),
                OutsideReads.announcesChanges(pattern, semantics.code(of: analysis)), sendsEachTime(pattern),
                let key = key(of: pattern, wrappedBy: index.translate(fact.attributes[0], file: property.file))
            else { return false }
            return !isStorageNamed(index.name(of: property)) && isOnlyObject(owner) && isNamedOnce(key: key)
        }
    }

    /// True where an observer of the property sends, and nothing before it decides whether.
    private func sendsEachTime(_ pattern: SyntaxNode) -> Bool {
        let observers = pattern.parent?.child(.accessorBlock)?.children.compactMap { $0.child(.codeBlock) } ?? []
        return observers.contains { body in
            let sends = body.children.contains { statement in
                statement.kind == .chainExpression
                    && statement.children.contains {
                        $0.name == KnownName.objectWillChange.id && $0.isOfSelf && ChangeSubscribers.isSent($0, index)
                    }
            }
            return sends && !body.contains { $0.kind == .returnStatement || $0.kind == .throwStatement }
        }
    }

    /// `isOpen` of `@UserDefault("isOpen", defaultValue: false)`, also behind a label; nil for other than plain texts.
    private func key(of pattern: SyntaxNode, wrappedBy name: NameID) -> String? {
        let declaration = pattern.ancestor { $0.kind == .variableDeclaration }
        guard let attribute = declaration?.children.first(where: { $0.kind == .attribute && $0.name == name }),
            attribute.hasAttributeArguments, !semantics.wrappers(named: name).isEmpty
        else { return nil }
        let tokens = attribute.tree.tokens
        var first = Int(tokens[attribute.lastToken].payload) + 1
        if tokens[first + 1].kind == .colon { first += 2 }
        let open = tokens[first]
        guard open.kind == .openQuote, open.length == 1, Int(open.payload) == first + 2,
            [.comma, .closeParenthesis].contains(tokens[first + 3].kind)
        else { return nil }
        let bytes = attribute.tree.file.bytes[Int(open.end)..<Int(tokens[first + 2].start)]
        guard !bytes.contains(UInt8(ascii: "\\")) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// True where code may name `_isOpen` or `$isOpen`, by which no observer runs.
    private func isStorageNamed(_ name: NameID) -> Bool {
        if let storage = semantics.name("_" + index.text(name)), !semantics.files(mentioning: storage).isEmpty {
            return true
        }
        return semantics.files(mentioning: name).contains { index.mentionsProjection(of: name, file: $0) }
    }

    /// True for a class of which a constant of a type holds the only object: `static let shared = Settings()`.
    private func isOnlyObject(_ type: TypeID) -> Bool {
        semantics.answers.answer(AnnouncedProperties.objects, type) {
            guard index.subclasses(of: type).isEmpty, let all = semantics.places(making: type) else { return false }
            let places = all.filter { !$0.node.isInPreviewMacro }
            guard places.count == 1, let place = places.first, !place.isValue, let member = place.node.enclosingMember
            else { return false }
            return member.kind == .variableDeclaration && member.name == KnownName.let.id && Modifiers(member).isStatic
                && place.node.ancestor { $0.kind == .closureExpression || $0 == member } == member
        }
    }

    /// True where one text of the project, tests left out, begins or ends with the key, no case has its name, and
    /// nothing changes values by other keys.
    private func isNamedOnce(key: String) -> Bool {
        let isCase = semantics.name(key).map { name in
            semantics.membersOfAnyType(named: name).contains { index.fact($0.member).kind == .enumCase }
        }
        let changing = semantics.files(mentioningOneOf: AnnouncedProperties.changingAll)
        guard isCase != true, changing.allSatisfy({ index.isOfTests($0) }) else { return false }
        let (start, end) = (Array("\"\(key)".utf8), Array("\(key)\"".utf8))
        var (starts, ends) = (0, 0)
        for file in index.files.indices where !index.isOfTests(file) {
            guard let source = semantics.project.source(of: file) else { return false }
            starts += source.bytes.occurrences(of: start)
            ends += source.bytes.occurrences(of: end)
            if starts > 1 || ends > 1 { return false }
        }
        return starts == 1 && ends == 1
    }
}

extension [UInt8] {
    fileprivate func occurrences(of text: [UInt8]) -> Int {
        guard let first = text.first, count >= text.count else { return 0 }
        return indices.dropLast(text.count - 1).count { start in
            self[start] == first && self[start..<(start + text.count)].elementsEqual(text)
        }
    }
}
