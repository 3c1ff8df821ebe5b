import SourceText
import Syntax

/// What the lexer and the parser see in one file, for comparison with anything else. The help of `debug` documents both
/// formats.
public enum SyntaxListing {
    /// One token on a line: kind, UTF-8 offset, length. The last one is the end of the file.
    public static func tokens(of tree: SyntaxTree) -> String {
        var text = ""
        for token in tree.tokens { text += "\(token.kind) \(token.start) \(token.length)\n" }
        return text
    }

    /// One declaration on a line, its fields with tabs between: kind, name, UTF-8 offset of the name, depth,
    /// attributes, modifiers, inherited types, accessors. Lists have commas between; a dash stands for nothing.
    public static func declarations(of tree: SyntaxTree) -> String {
        var text = ""
        for entry in DeclarationOutline(tree).entries {
            let accessors = entry.accessors.map { accessor in
                switch accessor {
                case .named(let name): written(name, in: tree)
                case .getter: "getter"
                }
            }
            let fields = [
                entry.kind.rawValue, written(entry.name, in: tree), String(entry.name.start), String(entry.depth),
                list(entry.attributes.map { written($0.name, in: tree) }),
                list(entry.modifiers.map { written($0.range, in: tree) }),
                list(entry.inheritedTypes.map { written($0, in: tree) }), list(accessors),
            ]
            text += fields.joined(separator: "\t") + "\n"
        }
        return text
    }

    private static func list(_ parts: [String]) -> String { parts.isEmpty ? "-" : parts.joined(separator: ",") }

    /// The tokens of a range without the trivia between them; a space where two words would run together.
    private static func written(_ range: TextRange, in tree: SyntaxTree) -> String {
        var index = firstToken(at: range.start, in: tree.tokens)
        var text = ""
        var endedInWord = false
        while index < tree.tokens.count, tree.tokens[index].end <= range.end, tree.tokens[index].kind != .endOfFile {
            let token = tree.tokens[index]
            let isWord = token.kind == .identifier || token.kind == .keyword
            if isWord && endedInWord { text += " " }
            text += tree.text(index)
            endedInWord = isWord
            index += 1
        }
        return text.isEmpty ? "-" : String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 }).singleLine
    }

    /// Index of the first token that starts at the offset or behind it.
    private static func firstToken(at offset: UInt32, in tokens: [Token]) -> Int {
        var low = 0
        var high = tokens.count
        while low < high {
            let middle = (low + high) / 2
            if tokens[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
