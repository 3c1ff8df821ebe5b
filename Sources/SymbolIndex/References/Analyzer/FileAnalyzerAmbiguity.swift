import SourceText
import Syntax

/// Names that may mean one of several classes: whatever the file does with it concerns all of them, and no edit is
/// right for each.
extension FileAnalyzer {
    /// Records the first place of each such name.
    func recordAmbiguousNames() {
        for name in legacy.sharedNames where index.mentions(name, file: file) {
            guard let place = tree.tokens.indices.first(where: { isAmbiguous(name, at: $0) }) else { continue }
            let types = TypeResolver(index: index).typesOfOneName(name, in: LexicalContext(file: file))
            let classes = Set(
                types.flatMap { (legacy.classes[$0] != nil ? [$0] : []) + legacy.classes(behind: .nominal($0, [])) })
            if let node = tree.smallestNode(around: place) {
                record(.ambiguousName, node, types: classes.sorted(), isCertain: false)
            }
        }
    }

    private func isAmbiguous(_ name: NameID, at token: Int) -> Bool {
        guard tree.tokens[token].kind == .identifier, tree.tokens[token].payload == name, !isMember(token) else {
            return false
        }
        let types = TypeResolver(index: index).typesOfOneName(name, in: contextOfTypes(around: token))
        return !types.isEmpty && !isAskedForForeignValue(types, token) && !isKnownToCompiler(token)
    }

    private func isKnownToCompiler(_ token: Int) -> Bool {
        members.compiler?.type(at: tree.tokens[token].start, file: file) != nil
    }

    /// `Settings.isCompact`, which is a `Bool` in all of the types: no object is involved.
    private func isAskedForForeignValue(_ types: [TypeID], _ token: Int) -> Bool {
        guard token + 3 < tree.tokens.count, tree.tokens[token + 1].kind == .dot,
            tree.tokens[token + 2].kind == .identifier,
            tree.tokens[token + 3].kind != .openParenthesis
        else { return false }
        return types.allSatisfy {
            members.member(tree.tokens[token + 2].payload, of: .metatype(.nominal($0, []))).isForeign
        }
    }

    /// Behind a dot, unless that is behind the name of a module.
    private func isMember(_ token: Int) -> Bool {
        guard token > 1, tree.tokens[token - 1].separatesNames else { return false }
        return index.modulesByName[tree.tokens[token - 2].payload] == nil || tree.tokens[token - 2].kind != .identifier
    }

    /// The types in whose braces a token stands.
    private func contextOfTypes(around token: Int) -> LexicalContext {
        var context = LexicalContext(file: file)
        let inner = tree.smallestNode(around: token)?.ancestor { node in
            typeOfNode[node.index] != nil && node.child(.memberBlock).map { $0.tokenRange.contains(token) } ?? false
        }
        guard let inner else { return context }
        context.types = ([inner] + inner.enclosingDeclarations).compactMap { typeOfNode[$0.index] }
        return context
    }
}
