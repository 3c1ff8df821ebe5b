import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// What stands in for the publisher of one `@Published` property: a subject that gets each new value before it is
/// stored, as the publisher did.
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
    /// True where only the class itself uses the publisher, in the file of the declaration.
    let isOwn: Bool
    /// `CurrentValueSubject` and `Never`, as they must be written.
    private let spelling: (subject: String, failure: String)

    static func make(for key: PropertyKey, _ semantics: Semantics) -> Answer {
        let index = semantics.index
        let name = index.text(key.name)
        let plain = Answer.impossible(.publisherProjection, "$\(name) is used as a publisher")
        guard let (property, analysis) = declaration(of: key, semantics), SendingObserver.isPossible(property) else {
            return plain
        }
        guard
            let subject = [name + "Subject", name + "ValueSubject"].first(where: {
                isFree($0, in: key.owner, semantics)
            })
        else {
            return .impossible(.nameClash, "\(name)Subject is already declared, so it can't replace $\(name)")
        }
        let place = semantics.place(of: property.declaration, analysis)
        let bridge = PublisherBridge(
            property: property, file: analysis.file, subject: subject,
            valueType: PublishedValueType(property, of: key.owner, file: analysis.file, semantics).text,
            isOwn: property.access < .public && isUsedInside(key, analysis, semantics),
            spelling: (
                semantics.spelled("CurrentValueSubject", of: "Combine", in: place),
                semantics.spelled("Never", of: "Swift", in: place)
            ))
        return property.placeBehind == nil ? plain : .possible(bridge)
    }

    // MARK: Preconditions

    /// The one declaration of a property.
    static func declaration(of key: PropertyKey, _ semantics: Semantics) -> (StoredProperty, FileAnalysis)? {
        // `events(on:)` may stand beside `events`.
        let members = semantics.index.members(named: key.name, of: key.owner).filter {
            semantics.index.fact($0).kind != .function
        }
        guard members.count == 1, let member = members.first, let analysis = semantics.project.analysis(of: member.file)
        else { return nil }
        for declaration in semantics.parts(of: key.owner, in: analysis) {
            if let property = semantics.storedProperties(of: declaration, file: analysis.file).first(where: {
                $0.name == key.name && $0.isPublished
            }) {
                return (property, analysis)
            }
        }
        return nil
    }

    /// True where the class alone uses the publisher, in this file.
    static func isUsedInside(_ key: PropertyKey, _ analysis: FileAnalysis, _ semantics: Semantics) -> Bool {
        let uses = semantics.project.table.publisherUses[key] ?? []
        return uses.allSatisfy { $0.file == analysis.file && analysis.enclosingType(of: $0.node) == key.owner }
    }

    /// No member of the class, its superclasses and subclasses, and no global, which the new member would hide.
    static func isFree(_ text: String, in type: TypeID, _ semantics: Semantics) -> Bool {
        guard let name = semantics.index.names.lookUp(text) else { return true }
        let index = semantics.index
        guard index.globals(named: name).isEmpty else { return false }
        let around = index.enclosingTypes(of: type)
        return semantics.family(of: type).union(around).allSatisfy {
            semantics.members.members(named: name, in: $0).isEmpty
        }
    }

    // MARK: Code

    /// Puts declarations behind that of the property, and the sending of its values into its observers.
    ///
    /// - Parameters:
    ///   - isSending: whether the property needs its subject, as something else than an assigned pipeline uses its
    ///     publisher.
    ///   - announcement: a statement that runs before its values are sent.
    ///   - others: declarations that go behind the stored properties.
    func edits(isSending: Bool, announcement: String?, declarations others: [String]) -> [TextEdit] {
        let editing = Editing(tree: property.declaration.tree)
        let last = property.lastOfRun(editing)
        let lines = (isSending ? [subjectDeclaration] : []) + (last == property.declaration ? others : [])
        var edits =
            isSending
            ? [SendingObserver(property).edit { [announcement, "\(subject).send(\($0))"].compactMap { $0 } }] : []
        if last != property.declaration, !others.isEmpty {
            edits += [editing.insert(others, behind: last)].compactMap { $0 }
        }
        guard !lines.isEmpty else { return edits }
        guard let declarations = editing.insert(lines, behind: property.declaration) else { return [] }
        // At the same place as the observers, of which it goes behind.
        if let own = edits.first, own.range == declarations.range, own.range.start == own.range.end {
            edits = [editing.insert(own.replacement + declarations.replacement, at: own.range.start)]
        } else {
            edits.append(declarations)
        }
        return edits
    }

    /// `@ObservationIgnored private(set) lazy var querySubject = CurrentValueSubject<String, Never>(_query)`
    ///
    /// The macro's storage, since the first use may stand in a view's body, which would depend on the property if it
    /// read that.
    private var subjectDeclaration: String {
        let isolation = property.has(attribute: .MainActor) ? "@MainActor " : ""
        let access: String
        switch property.access {
        case _ where isOwn: access = "private "
        case .private: access = "private "
        case .fileprivate: access = "fileprivate private(set) "
        case .package: access = "package private(set) "
        case .public, .open: access = "public private(set) "
        case .internal: access = "private(set) "
        }
        let name = property.pattern.text
        let type = "\(spelling.subject)<\(valueType ?? "_"), \(spelling.failure)>"
        return "@ObservationIgnored \(isolation)\(access)lazy var \(subject) = \(type)(_\(name))"
    }
}

private let bridgeQuestion = SharedQuestion<PropertyKey, PublisherBridge.Answer>()

extension Semantics {
    /// What can stand in for the publisher of a `@Published` property.
    func bridge(of property: PropertyKey) -> PublisherBridge.Answer {
        answers.answer(bridgeQuestion, property) { PublisherBridge.make(for: property, self) }
    }
}
