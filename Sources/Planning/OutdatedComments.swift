import RuleContract
import Semantics
import SourceText
import Syntax

/// Comments beside edits that name what the edits take away: `// @Published, so that the list follows`. Nothing changes
/// them, since only an author knows what they should say; each is a warning with its place.
package struct OutdatedComments {
    private let tree: SyntaxTree
    private let places: TodoPlaces
    private let editing: Editing

    init(_ tree: SyntaxTree) {
        self.tree = tree
        places = TodoPlaces(tree)
        editing = Editing(tree: tree)
    }

    /// The warnings about the changed files of a plan.
    package static func warnings(_ project: Project, _ changes: [FileChange], _ locator: Locator) -> [PlanWarning] {
        let byPath = project.analyses.map { ($0.source.path, $0) }
        let analyses = Dictionary(byPath, uniquingKeysWith: { first, _ in first })
        var names = project.index.names
        return changes.flatMap { change -> [PlanWarning] in
            guard let analysis = analyses[change.path] else { return [] }
            let tree = analysis.tree(names: &names)
            return withExtendedLifetime(tree) {
                OutdatedComments(tree).mentions(beside: change.edits.edits).map { mention in
                    let place = locator.location(file: analysis.file, offset: mention.offset)
                    let message = "the comment names \(mention.name), which the code next to it no longer uses"
                    return PlanWarning(path: change.path, location: place, code: .outdatedComment, message: message)
                }
            }
        }
    }

    /// The names that comments beside edits have in common with what these take away, each place once, in the order of
    /// the file.
    package func mentions(beside edits: [TextEdit]) -> [(offset: UInt32, name: String)] {
        var found: [UInt32: String] = [:]
        for edit in edits {
            let gone = OutdatedComments.names.filter { isTakenAway($0, by: edit) }
            guard !gone.isEmpty else { continue }
            for comment in comments(beside: edit) {
                for name in gone { for offset in offsets(of: name, in: comment) { found[offset] = name } }
                if gone.contains("@Published") { for offset in headings(in: comment) { found[offset] = "Published" } }
            }
        }
        return found.sorted(on: { SortKey(Int($0.key)) }).map { (offset: $0.key, name: $0.value) }
    }

    /// What the migration takes away; `Published` alone is a word of English, but in a heading.
    private static let names = [
        "@Published", "ObservableObject", "StateObject", "ObservedObject", "EnvironmentObject", "environmentObject",
        "objectWillChange",
    ]

    private func isTakenAway(_ name: String, by edit: TextEdit) -> Bool {
        func holdsName(_ text: ArraySlice<UInt8>) -> Bool { !OutdatedComments.starts(of: name, in: text).isEmpty }
        let removed = editing.bytes[edit.range.offsets.clamped(to: 0..<editing.bytes.count)]
        return holdsName(removed) && !holdsName(Array(edit.replacement.utf8)[...])
    }

    /// The trivia behind the line of an edit, and what stands right above the declaration or statement that it is in.
    private func comments(beside edit: TextEdit) -> [Range<Int>] {
        guard let tokens = places.tokens(around: edit.range.start) else { return [] }
        let first = tokens.lowerBound
        // The tool sees to its own comments.
        guard !tree.todoComments.contains(where: { Int($0.nextToken) == first }) else { return [] }
        let above = attachedTrivia(above: first)
        var last = tokens.upperBound
        while last + 1 < tree.tokens.count, !tree.tokens[last + 1].isAfterNewline { last += 1 }
        guard last + 1 < tree.tokens.count else { return [above] }
        let end = Int(tree.tokens[last].end)
        return [above, end..<max(end, min(Int(editing.lineEnd(UInt32(end))), Int(tree.tokens[last + 1].start)))]
    }

    /// From the line behind the last blank one on, but that a heading may have one below it.
    private func attachedTrivia(above token: Int) -> Range<Int> {
        let end = Int(tree.tokens[token].start)
        let floor = token == 0 ? editing.contentStart : tree.tokens[token - 1].end
        var start = editing.lineStart(UInt32(end))
        while start > floor {
            let before = editing.lineStart(start - 1)
            let line = Int(max(before, floor))..<Int(start)
            if editing.isBlank(line) {
                guard before > floor, isHeading(Int(editing.lineStart(before - 1))..<Int(before)) else { break }
            } else if before < floor {
                // The comment behind the declaration above is its own.
                break
            }
            start = before
        }
        return Int(max(start, floor))..<end
    }

    private func isHeading(_ line: Range<Int>) -> Bool {
        editing.bytes[line].drop { $0 == 0x20 || $0 == 0x09 }.starts(with: "// MARK".utf8)
    }

    /// Where headings have the word, as `// MARK: - Published properties` does.
    private func headings(in range: Range<Int>) -> [UInt32] {
        offsets(of: "Published", in: range).filter { offset in
            guard offset > 0, editing.bytes[Int(offset) - 1] != UInt8(ascii: "@") else { return false }
            return isHeading(Int(editing.lineStart(offset))..<Int(editing.lineEnd(offset)))
        }
    }

    private func offsets(of name: String, in range: Range<Int>) -> [UInt32] {
        OutdatedComments.starts(of: name, in: editing.bytes[range]).map { UInt32($0) }
    }

    /// Where a name stands in text as a whole word.
    private static func starts(of name: String, in text: ArraySlice<UInt8>) -> [Int] {
        guard text.count >= name.utf8.count else { return [] }
        let wanted = Array(name.utf8)
        return text.withUnsafeBufferPointer { bytes in
            (0...bytes.count - wanted.count).filter { start in
                guard bytes[start] == wanted[0], wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) else {
                    return false
                }
                let end = start + wanted.count
                return (start == 0 || !bytes[start - 1].isPartOfWord)
                    && (end == bytes.count || !bytes[end].isPartOfWord)
            }.map { text.startIndex + $0 }
        }
    }
}
