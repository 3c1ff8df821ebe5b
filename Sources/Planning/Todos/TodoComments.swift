import RuleContract
import SourceText
import Syntax

/// A comment that a place is to have: why a type stays there, and what to do about it.
struct WantedTodo: Hashable {
    let refusal: Refusal
    /// UTF-8 offset of the place.
    let offset: UInt32
    /// The whole comment, without a line end.
    let text: String
    /// False where `--only-type` or `--skip-type` leave out all of its types: such a comment is neither written nor
    /// taken away.
    let isSelected: Bool

    var code: String { refusal.rawValue }

    /// How many types a comment names before it counts the others.
    private static let namedTypes = 3

    /// - Parameters:
    ///   - message: what was found, as a sentence without a full stop.
    ///   - types: the names of the types that stay for it, sorted.
    init(_ refusal: Refusal, at offset: UInt32, message: String, types: [String], isSelected: Bool) {
        self.refusal = refusal
        self.offset = offset
        self.isSelected = isSelected
        let text =
            "\(TodoComment.marker)\(refusal.rawValue)] \(message), so \(WantedTodo.staying(types, message)). \(refusal.advice)"
        // What comes from code may hold line ends.
        self.text = text.split { $0.isNewline || $0.isASCII && ($0.asciiValue ?? 0) < 0x20 }.joined(separator: " ")
    }

    /// `Store stays an ObservableObject`
    private static func staying(_ types: [String], _ message: String) -> String {
        guard types.count > 1, let last = types.last else {
            let name = types.first ?? ""
            return (message.hasPrefix(name + " ") ? "it" : name) + " stays an ObservableObject"
        }
        let others = types.count - namedTypes
        if others < 2 { return types.dropLast().joined(separator: ", ") + " and \(last) stay ObservableObjects" }
        return types.prefix(namedTypes).joined(separator: ", ") + " and \(others) other types stay ObservableObjects"
    }
}

/// A comment in a file that has exactly the form that the tool gives to its own.
struct ExistingTodo {
    let code: String
    let text: String
    /// The comment, without its line end.
    let range: TextRange
    /// All of its line, with the line end.
    let line: TextRange
    /// Index of the token behind it.
    let nextToken: Int

    /// Those of a file, in its order: `// TODO: reobserve[code] text` on a line of its own. All others are their
    /// authors' business.
    static func all(in tree: SyntaxTree) -> [ExistingTodo] {
        tree.todoComments.compactMap { ExistingTodo($0, Editing(tree: tree)) }
    }

    private init?(_ comment: TodoComment, _ editing: Editing) {
        guard editing.isFirstOnLine(comment.comment) else { return nil }
        line = TextRange(editing.lineStart(comment.comment), editing.lineEnd(comment.comment))
        var end = line.end
        while end > comment.comment, editing.isBlank(Int(end - 1)..<Int(end)) { end -= 1 }
        range = TextRange(comment.comment, end)
        text = editing.tree.file.text(range)
        nextToken = Int(comment.nextToken)
        let rest = text.utf8.dropFirst(TodoComment.marker.utf8CodeUnitCount)
        let name = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "-") }
        guard !name.isEmpty, rest[name.endIndex...].starts(with: "] ".utf8) else { return nil }
        code = String(Substring(name))
    }

    /// True where the comment names one of some types, plain or with the types around it.
    func names(oneOf types: Set<String>) -> Bool {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.contains { word in
            let word = word.hasSuffix(".") ? word.dropLast() : word
            return types.contains(String(word)) || types.contains(String(word.split(separator: ".").last ?? ""))
        }
    }
}
