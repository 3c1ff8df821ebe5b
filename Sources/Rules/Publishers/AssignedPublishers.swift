import Semantics
import SymbolIndex
import Syntax

private let assignsQuestion = SharedQuestion<NameID, Set<NameID>?>()

extension Semantics {
    /// The names in the types of values that code may assign to a publisher that is not named as `$x`:
    /// `assign(to: &target)`, or one that a function may set; empty for any type, nil where no code does.
    var valuesAssignedToPublishers: Set<NameID>? {
        answers.answer(assignsQuestion, KnownName.Published.id) {
            var targets: [SyntaxNode] = []
            let assign = name("assign")
            for number in assign.map({ files(mentioning: $0) }) ?? [] {
                guard let file = file(number), let assign else { return [] }
                targets += file.code.nodes(named: assign, in: file.tree.root)
                    .compactMap { $0.nextSibling?.firstChild?.expressionChild }
                    .filter { PublisherUse.isAssignedTarget($0) }
            }
            for number in files(mentioning: KnownName.Published.id) {
                guard let file = file(number), !file.tree.nodes.contains(where: isSettablePublisher) else { return [] }
            }
            guard !targets.isEmpty else { return nil }
            var names: Set<NameID> = []
            for target in targets {
                guard let found = namesInValues(of: target) else { return [] }
                names.formUnion(found)
            }
            return names
        }
    }

    /// `inout Published<T>.Publisher` of a parameter.
    private func isSettablePublisher(_ node: SyntaxNode) -> Bool {
        node.kind == .typeComponent && node.name == KnownName.Published.id
            && node.ancestor { $0.kind == .parameter }?.text.contains("inout ") == true
    }

    /// `Notice` of `&target`, which is declared in the same file as `target: Published<Notice?>.Publisher`.
    private func namesInValues(of target: SyntaxNode) -> Set<NameID>? {
        guard let name = target.expressionChild?.lastNamed?.name else { return nil }
        let tree = target.tree
        let declared = tree.nodes.filter { node in
            node.kind == .identifierPattern && node.name == name && node.parent?.kind == .binding
                || node.kind == .parameter && node.name == name
        }.map { $0.kind == .parameter ? $0.typeChild : $0.parent?.child(.typeAnnotation)?.typeChild }
        guard !declared.isEmpty else { return nil }
        var names: Set<NameID> = []
        for type in declared {
            guard let components = type?.children.filter({ $0.kind == .typeComponent }), components.count > 1,
                let published = components.first(where: { $0.name == KnownName.Published.id }),
                let value = published.typeChild
            else { return nil }
            value.walk { node in
                if node.kind == .typeComponent { names.insert(node.name) }
                return true
            }
        }
        return names.isEmpty ? nil : names
    }
}
