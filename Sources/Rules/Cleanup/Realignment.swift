import RuleContract
import Semantics
import SourceText

/// Lines that stand behind an opening bracket of the line above, in the column of what follows it: they move along
/// where edits move the bracket.
///
/// The edits go to the diagnostic whose edit moves the bracket, so that they are made with it or not at all.
struct Realignment {
    private let editing: Editing
    private let diagnostics: [Diagnostic]
    /// All edits of the file, whether they will be made or not.
    private let edits: [TextEdit]
    /// By how much the lines at these offsets move, and with which diagnostic.
    private var shifts: [UInt32: Shift] = [:]

    private struct Shift {
        let columns: Int
        let diagnostic: Int
    }

    /// The diagnostics of a file with the edits of the lines that move along.
    static func completing(_ diagnostics: [Diagnostic], of context: FileSemantics) -> [Diagnostic] {
        guard diagnostics.contains(where: { !$0.edits.isEmpty }) else { return diagnostics }
        return Realignment(context, diagnostics).completed()
    }

    private init(_ context: FileSemantics, _ diagnostics: [Diagnostic]) {
        editing = context.editing
        self.diagnostics = diagnostics
        edits = diagnostics.flatMap(\.edits)
        for (start, numbers) in lines() { align(linesBehind: start, numbers) }
    }

    /// The lines with edits that are made together or not at all and stay within the line, by their starts, with the
    /// numbers of their diagnostics.
    private func lines() -> [(start: UInt32, diagnostics: [Int])] {
        var found: [UInt32: [Int]] = [:]
        var unsuitable: Set<UInt32> = []
        for (number, diagnostic) in diagnostics.enumerated() {
            for edit in diagnostic.edits {
                let line = editing.lineStart(edit.range.start)
                found[line, default: []].append(number)
                let isConditional = diagnostic.isOptional || !diagnostic.unlessMoving.isEmpty
                if isConditional || isOverLines(edit)
                    || found[line]?.contains(where: { diagnostics[$0].types != diagnostic.types }) ?? false
                {
                    unsuitable.insert(line)
                    unsuitable.insert(editing.lineStart(edit.range.end))
                }
            }
        }
        return found.filter { !unsuitable.contains($0.key) }.sorted(on: { SortKey(Int($0.key)) }).map {
            (start: $0.key, diagnostics: $0.value)
        }
    }

    private func isOverLines(_ edit: TextEdit) -> Bool {
        editing.hasNewline(edit.range.offsets) || edit.replacement.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    }

    // MARK: Columns

    private mutating func align(linesBehind start: UInt32, _ numbers: [Int]) {
        let end = editing.lineEnd(start)
        guard let diagnostic = numbers.last,
            editing.bytes[Int(start)..<Int(end)].allSatisfy({ $0 < 0x80 && $0 != 0x09 })
        else { return }
        var token = editing.tree.tokens.firstPosition { $0.start >= start }
        while token + 1 < editing.tree.tokens.count, editing.token(token).start < end {
            defer { token += 1 }
            guard let closing = closingBracket(of: token), editing.token(closing).start >= end,
                editing.token(token + 1).start < end,
                let columns = movement(of: token, on: start), columns != 0,
                let lines = alignedLines(behind: token, closing, on: start)
            else { continue }
            for line in lines { shifts[line] = Shift(columns: columns, diagnostic: diagnostic) }
        }
    }

    private func closingBracket(of token: Int) -> Int? {
        switch editing.token(token).kind {
        case .openParenthesis, .openBracket, .openBrace:
            let partner = Int(editing.token(token).payload)
            return partner > token ? partner : nil
        default: return nil
        }
    }

    /// By how many columns what follows a bracket moves; nil where the bracket goes or an edit reaches over it.
    private func movement(of bracket: Int, on line: UInt32) -> Int? {
        let place = editing.token(bracket + 1).start
        var result = 0
        for edit in Set(edits) where line <= edit.range.start && edit.range.start < place {
            guard edit.range.end <= editing.token(bracket).start || edit.range.start >= editing.token(bracket).end,
                edit.range.end <= place
            else { return nil }
            result += edit.replacement.utf8.count - edit.range.count
        }
        return result
    }

    /// The lines within brackets where the outermost of them stand in the column behind the opening one; nil where they
    /// don't, or can't move.
    private func alignedLines(behind bracket: Int, _ closing: Int, on line: UInt32) -> [UInt32]? {
        let column = Int(editing.token(bracket + 1).start - line)
        guard !holdsLinesOfText(bracket, closing) else { return nil }
        var result: [UInt32] = []
        var least = Int.max
        var start = editing.lineEnd(editing.token(bracket).start)
        while start < editing.token(closing).start {
            let end = editing.lineEnd(start)
            if !editing.isBlank(Int(start)..<Int(end)) {
                let indentation = editing.bytes[Int(start)...].prefix { $0 == 0x20 }.count
                let isClosing = start + UInt32(indentation) == editing.token(closing).start
                guard editing.bytes[Int(start) + indentation] != 0x09, !isEdited(start, indentation) else { return nil }
                if !isClosing { least = min(least, indentation) }
                if indentation >= column { result.append(start) }
            }
            start = end
        }
        return least == column ? result : nil
    }

    /// Text over several lines would change, or a comment lose its form.
    private func holdsLinesOfText(_ first: Int, _ last: Int) -> Bool {
        if editing.hasBlockComment(Int(editing.token(first).start)..<Int(editing.token(last).start)) { return true }
        return (first..<last).contains { number in
            let token = editing.token(number)
            return token.kind == .openQuote
                && editing.hasNewline(Int(token.start)..<Int(editing.token(Int(token.payload)).end))
        }
    }

    /// True where an edit reaches into the white space at the start of a line.
    private func isEdited(_ start: UInt32, _ indentation: Int) -> Bool {
        edits.contains { edit in
            edit.range.isEmpty
                ? edit.range.start == start : edit.range.start < start + UInt32(indentation) && edit.range.end > start
        }
    }

    // MARK: Edits

    private func completed() -> [Diagnostic] {
        guard !shifts.isEmpty else { return diagnostics }
        var result = diagnostics
        for (line, shift) in shifts.sorted(on: { SortKey(Int($0.key)) }) {
            let edit =
                shift.columns < 0
                ? editing.replace(TextRange(line, line + UInt32(-shift.columns)), "")
                : editing.insert(String(repeating: " ", count: shift.columns), at: line)
            result[shift.diagnostic] = result[shift.diagnostic].making(result[shift.diagnostic].edits + [edit])
        }
        return result
    }
}
