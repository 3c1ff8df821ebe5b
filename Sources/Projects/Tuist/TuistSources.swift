import Syntax

/// Reads which files a target compiles.
struct TuistSources {
    let expressions: TuistExpressions
    let directory: String
    let root: String

    /// `"Sources/**"`, `["Sources/**", .glob("Other/**", excluding: ["Other/Old/**"])]`.
    func claims(_ expression: TuistExpression?) -> [FileClaim] {
        guard let expression else { return [] }
        return elements(expression).flatMap { element -> [FileClaim] in
            guard let (glob, base) = path(element) else { return [] }
            let excluded =
                expressions.call(element)?["excluding"].map { self.elements($0).compactMap { path($0) } } ?? []
            let patterns = excluded.compactMap { FileFilter.absolute($0.text, in: $0.base) }
            guard var claim = FileFilter.claim(glob, in: base) else { return [] }
            if !patterns.isEmpty {
                claim.filter = FileFilter(included: claim.filter?.included ?? [], excluded: patterns)
            }
            return [claim]
        }
    }

    /// `buildableFolders: ["Sources", .folder("Other")]`: all that is below.
    func folders(_ expression: TuistExpression?) -> [FileClaim] { claims(expression) }

    /// What of the sources can't be read; nil where all can.
    func unreadPart(of expression: TuistExpression) -> SyntaxNode? {
        if expressions.isNil(expression) { return nil }
        if path(expression) != nil { return nil }
        let globs = globsOfList(expression) ?? expression
        let list = expressions.list(globs)
        if path(globs) != nil { return nil }
        if !list.isComplete { return expression.node }
        return list.elements.first { path($0) == nil }?.node
    }

    private func elements(_ expression: TuistExpression) -> [TuistExpression] {
        if path(expression) != nil { return [expression] }
        let globs = globsOfList(expression) ?? expression
        return path(globs) != nil ? [globs] : expressions.list(globs).elements
    }

    /// What is in `.sourceFilesList(globs: […])` and `.paths([…])`.
    private func globsOfList(_ expression: TuistExpression) -> TuistExpression? {
        guard let call = expressions.call(expression),
            ["sourceFilesList", "SourceFilesList", "paths"].contains(call.name)
        else { return nil }
        return call["globs"] ?? call.firstUnlabeled
    }

    /// A path and what it is relative to.
    private func path(_ expression: TuistExpression, depth: Int = 0) -> (text: String, base: String)? {
        guard depth < TuistExpressions.longestChain else { return nil }
        if let text = expressions.string(expression) {
            return text.hasPrefix("//") ? (String(text.dropFirst(2)), root) : (text, directory)
        }
        guard let call = expressions.call(expression), call.base == nil, let first = call.firstUnlabeled else {
            return nil
        }
        switch call.name {
        case "glob", "folder", "path", "relativeToManifest", "relativeToCurrentFile": return path(first, depth: depth + 1)
        case "relativeToRoot": return expressions.string(first).map { ($0, root) }
        default: return nil
        }
    }
}
