import SymbolIndex
import Syntax

/// Where code of the project changes what nobody announces: functions, and closures that run in answer to an event. Each name is looked for once.
struct SilentChanges {
    private enum Place: Hashable {
        case defaults
        case property(NameID)
        case global(NameID)
    }

    private unowned let search: CodeSearch
    private var known: [Place: [SilentStorage: [ClassCode.Body]]] = [:]

    init(_ search: CodeSearch) {
        self.search = search
    }

    /// The bodies that change a value.
    mutating func bodies(changing storage: SilentStorage) -> [ClassCode.Body] {
        let place: Place
        switch storage {
        case .defaults: place = .defaults
        case .property(let key): place = .property(key.name)
        case .global(let name): place = .global(name)
        }
        if let found = known[place] { return found[storage] ?? [] }
        let found = changes(at: place)
        known[place] = found
        return found[storage] ?? []
    }

    private func changes(at place: Place) -> [SilentStorage: [ClassCode.Body]] {
        guard let name = name(of: place) else { return [:] }
        var result: [SilentStorage: [ClassCode.Body]] = [:]
        for analysis in search.analyses(mentioning: name) where mayChange(place, name, in: analysis) {
            let context = search.context(of: analysis)
            let nodes = context.code.nodes(named: name, in: context.tree.root).compactMap { written($0, place) }
            for node in SyntaxNode.inSourceOrder(nodes) {
                guard let around = analysis.enclosingType(of: node), let (storage, isWrite) = SilentStorageFinder(context: context, type: around).storage(of: node),
                    isWrite, let body = SilentChanges.unit(around: node)
                else { continue }
                result[storage, default: []].append(ClassCode.Body(node: body, analysis: analysis))
            }
        }
        return result
    }

    /// The name that code which changes the value has to write.
    private func name(of place: Place) -> NameID? {
        switch place {
        case .defaults: search.names.defaultsLabel
        case .property(let name), .global(let name): name
        }
    }

    /// False for most files that name the value: they need not be parsed again for it.
    private func mayChange(_ place: Place, _ name: NameID, in analysis: FileAnalysis) -> Bool {
        switch place {
        case .defaults: search.defaultsWriters.contains { search.index.mentions($0, file: analysis.file) }
        case .property, .global: analysis.hazards.writtenNames.contains(name)
        }
    }

    /// The expression that may change the value, as far as the name alone tells.
    private func written(_ node: SyntaxNode, _ place: Place) -> SyntaxNode? {
        switch place {
        case .global: node.kind == .identifierExpression ? node : nil
        case .property:
            node.kind == .memberComponent && node.parent?.kind == .chainExpression && node.isWrittenHere ? node.parent : nil
        case .defaults: node.chainAskingDefaults(search.names)
        }
    }

    private static func unit(around node: SyntaxNode) -> SyntaxNode? {
        var current = node
        while let parent = current.parent {
            if current.kind == .closureExpression, parent.kind == .argument, ViewUpdate.waitsForEvent(parent) { return current }
            if parent.kind == .functionDeclaration { return current.kind == .codeBlock ? current : nil }
            if parent.kind.isTypeDeclaration { return nil }
            current = parent
        }
        return nil
    }
}
