import SymbolIndex
import Syntax

/// Changes of variables in files that the migration does not look into, since nothing in them leads to a legacy class
/// (catalogue 35, 45).
///
/// `ReferenceTable.hazards` knows what the files that matter change. A variable that announces nothing may be changed
/// in any other file: those that name it are looked into once somebody asks.
struct ChangesOutOfSight {
    private let storage: SilentStorage
    private let semantics: Semantics
    /// The types through which a property may be named; empty for a global.
    private let family: Set<TypeID>

    private static let question = Question<SilentStorage, Bool>()

    /// True where a file that does not matter may give a variable another value than its first.
    static func change(_ storage: SilentStorage, _ semantics: Semantics) -> Bool {
        semantics.answers.answer(question, storage) { ChangesOutOfSight(storage, semantics).isAny }
    }

    private init(_ storage: SilentStorage, _ semantics: Semantics) {
        self.storage = storage
        self.semantics = semantics
        if case .property(let key) = storage { family = semantics.family(of: key.owner) } else { family = [] }
    }

    private var index: ProjectIndex { semantics.index }

    private var isAny: Bool {
        guard let name = storage.name else { return false }
        return semantics.files(mentioning: name).contains { number in
            guard semantics.project.analysis(of: number) == nil, isSeen(from: number) else { return false }
            // What can't be read may do anything.
            guard let file = semantics.file(number) else { return true }
            let nodes = file.code.nodes(named: name, in: file.tree.root)
            return nodes.contains { $0.getsOtherValue && isMeant(by: $0, file) }
        }
    }

    private func isSeen(from file: Int) -> Bool {
        switch storage {
        case .defaults: false
        case .global(let name):
            index.globals(named: name).contains { global in
                isSeen(global, from: file) && index.isVisible(from: file, modules: index.modules[global.file])
            }
        case .property(let key):
            index.isReachable(key.owner, from: file)
                && index.members(named: key.name, of: key.owner).contains { isSeen($0, from: file) }
        }
    }

    private func isSeen(_ member: MemberReference, from file: Int) -> Bool {
        member.file == file || index.fact(member).access > .fileprivate
    }

    private func isMeant(by node: SyntaxNode, _ file: ParsedFile) -> Bool {
        if node.kind == .memberComponent, !node.isOfSelf {
            // `Module.name`
            guard !family.isEmpty else { return node.previousSibling?.kind == .identifierExpression }
            let types = TreeTypes(members: semantics.members, place: file.place(of: node))
            let base = types.type(before: node)
            if case .metatype(let type) = base { return semantics.mayBe(type, oneOf: family) }
            return semantics.mayBe(base, oneOf: family)
        }
        if node.kind == .identifierExpression, LocalName(node.name, at: node) != nil { return false }
        guard let types = file.types(around: node) else { return true }
        if family.isEmpty { return types.allSatisfy { semantics.members.members(named: node.name, in: $0).isEmpty } }
        return types.contains { !semantics.family(of: $0).isDisjoint(with: family) }
    }
}
