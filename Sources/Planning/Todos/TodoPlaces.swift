import RuleContract
import Syntax

/// Where in a file a comment of its own line may speak of a place: above code, never within a literal.
///
/// A comment is known by the token behind it, not by its line, since a rule may put an attribute between.
struct TodoPlaces {
    private let tree: SyntaxTree
    private let editing: Editing

    init(_ tree: SyntaxTree) {
        self.tree = tree
        editing = Editing(tree: tree)
    }

    /// The tokens that a comment above may have behind it to speak of a place: it is written above the first one, which
    /// starts a line. That is the line of the place, or the first one of the declaration or the literal that the line
    /// is in. Nil where there is none.
    func tokens(around offset: UInt32) -> ClosedRange<Int>? {
        let place = token(at: offset)
        var current = place
        while true {
            var next = start(ofWhole: current) ?? current
            while next > 0, !startsLine(next) { next -= 1 }
            guard startsLine(next) else { return nil }
            if next == current { return current...place }
            current = next
        }
    }

    /// UTF-8 offset of the line that a comment above a token is written before: that of the token, or of what has to
    /// stay together with it, such as its doc comment.
    func line(above token: Int) -> UInt32 {
        var starts = lineStarts(before: token)
        var top = starts.popLast() ?? editing.lineStart(tree.tokens[token].start)
        var end = top
        for start in starts.reversed() {
            if editing.isBlank(Int(start)..<Int(end)) { break }
            if belongsToNextLine(tree.file.bytes[Int(start)..<Int(end)]) { top = start }
            end = start
        }
        return top
    }

    /// UTF-8 offsets of the lines that start between a token and the one before it, but for those that start within a
    /// comment.
    private func lineStarts(before token: Int) -> [UInt32] {
        let bytes = tree.file.bytes
        var position = Int(token == 0 ? editing.contentStart : tree.tokens[token - 1].end)
        var starts: [UInt32] = token == 0 ? [UInt32(position)] : []
        var depth = 0
        // A shebang line counts as a comment.
        var isInLineComment = token == 0 && bytes[position...].starts(with: "#!".utf8)
        while position < tree.tokens[token].start {
            let rest = bytes[position...].prefix(2)
            switch bytes[position] {
            case 0x0D where rest.elementsEqual([0x0D, 0x0A]): break
            case 0x0A, 0x0D:
                isInLineComment = false
                if depth == 0 { starts.append(UInt32(position + 1)) }
            case UInt8(ascii: "/") where !isInLineComment && rest.elementsEqual("/*".utf8):
                depth += 1
                position += 1
            case UInt8(ascii: "*") where depth > 0 && rest.elementsEqual("*/".utf8):
                depth -= 1
                position += 1
            case UInt8(ascii: "/") where depth == 0 && rest.elementsEqual("//".utf8): isInLineComment = true
            default: break
            }
            position += 1
        }
        return starts
    }

    /// The last token that starts at or before an offset.
    private func token(at offset: UInt32) -> Int {
        max(tree.tokens.firstPosition { $0.start > offset } - 1, 0)
    }

    /// True where nothing but comments stands before the token, from the start of a line on.
    private func startsLine(_ token: Int) -> Bool {
        tree.tokens[token].isAfterNewline
            && (editing.isFirstOnLine(tree.tokens[token].start) || !lineStarts(before: token).isEmpty)
    }

    /// The first token of the literal around a token, or of the declaration whose first part it stands in: attributes,
    /// modifiers, name.
    private func start(ofWhole token: Int) -> Int? {
        var node = tree.root
        while true {
            if node.firstToken < token, node.kind == .stringExpression || isFirstPart(of: node, token) {
                return node.firstToken
            }
            guard let child = node.children.first(where: { $0.firstToken <= token && token < $0.endToken }) else {
                return nil
            }
            node = child
        }
    }

    private func isFirstPart(of node: SyntaxNode, _ token: Int) -> Bool {
        switch node.kind {
        case .variableDeclaration:
            // Macros expand the declarations of members, and not every comment within them survives that.
            let isMember = node.parent?.kind == .memberBlock || node.parent?.kind == .conditionalCompilationClause
            return isMember ? tree.tokens[token].start < DeclarationHeader(node).range.end : token <= node.anchor
        case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration,
            .typealiasDeclaration,
            .associatedTypeDeclaration, .enumCaseDeclaration, .importDeclaration:
            return token <= node.anchor
        default: return node.kind.isTypeDeclaration && token <= node.anchor
        }
    }

    /// A doc comment, or a directive to another tool.
    private func belongsToNextLine(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == 0x20 || $0 == 0x09 }
        return text.starts(with: "///".utf8) || text.starts(with: "/**".utf8) || NextLineDirective.holdsMarker(line)
    }
}
