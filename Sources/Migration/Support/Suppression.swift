import SourceText
import Syntax

/// Comments by which authors keep code as it is.
enum Suppression {
    /// `// reobserve:ignore-file` anywhere in the file: the file is read but not edited.
    static func ignoresFile(_ tree: SyntaxTree) -> Bool {
        let marker = Array("reobserve:ignore-file".utf8)
        guard tree.file.bytes.contains(marker) else { return false }
        return tree.tokens.indices.contains { comments(before: $0, in: tree).contains(marker) }
    }

    /// `// reobserve:keep` directly before a declaration or on its first line: the class is never migrated.
    static func keeps(_ declaration: SyntaxNode) -> Bool {
        let marker = Array("reobserve:keep".utf8)
        let tree = declaration.tree
        if comments(before: declaration.firstToken, in: tree).contains(marker) { return true }
        guard let block = declaration.child(.memberBlock) else { return false }
        return (declaration.firstToken...(block.firstToken + 1)).contains { comments(before: $0, in: tree).contains(marker) && !tree.tokens[$0].isAfterNewline }
            || firstLineComment(behind: block.firstToken, in: tree).contains(marker)
    }

    private static func comments(before token: Int, in tree: SyntaxTree) -> ArraySlice<UInt8> {
        let start = token == 0 ? 0 : Int(tree.tokens[token - 1].end)
        return tree.file.bytes[start..<max(start, Int(tree.tokens[token].start))]
    }

    private static func firstLineComment(behind token: Int, in tree: SyntaxTree) -> ArraySlice<UInt8> {
        guard token + 1 < tree.tokens.count else { return [] }
        return comments(before: token + 1, in: tree).prefix { $0 != 0x0A && $0 != 0x0D }
    }
}

extension Collection where Element == UInt8, Index == Int {
    /// True where the bytes occur in a row.
    func contains(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first, count >= bytes.count else { return false }
        var index = startIndex
        while index <= endIndex - bytes.count {
            if self[index] == first, self[index..<(index + bytes.count)].elementsEqual(bytes) { return true }
            index += 1
        }
        return false
    }
}
