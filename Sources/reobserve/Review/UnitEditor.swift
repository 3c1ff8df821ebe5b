import SourceText
import Syntax
import SystemAccess

/// The texts that a unit is to get, in the user's editor before they are written.
///
/// Whole files are edited and not the patch: a patch whose line counts or context a person has changed applies wrongly
/// or not at all. Nothing is written unless the editor ends well and each text parses; then all of them are one writing
/// with a journal, so that to undo it gives the former bytes. What was typed stays on disk until it is written.
struct UnitEditor {
    /// Texts that were typed and could not be written yet, by the names of their units.
    private var open: [[String]: EditingCopies] = [:]

    /// What is to be written in place of the unit's own edits; nil where the user has taken all changes out.
    mutating func edit(_ names: [String], _ request: WriteRequest, _ state: StateDirectory)
        throws(WriteError) -> [Replacement]?
    {
        let files = request.replacements.filter { file in request.paths.contains { $0 == file.path } }
        let copies = try copies(of: files, names, state)
        let code = try WriteError.wrapping { () throws(FileSystemError) in
            try TerminalProgram.edit(copies.absolutePaths)
        }
        guard code == 0 else {
            throw WriteError("the editor ended with \(code)").adding(UnitEditor.left(copies))
        }
        let texts = try copies.read()
        let problems = texts.compactMap { UnitEditor.problem($0.bytes, path: $0.path) }
        guard problems.isEmpty else { throw WriteError(problems).adding(UnitEditor.left(copies)) }
        let changed = request.replacements.compactMap { UnitEditor.replacement($0, files, texts) }
        if changed.isEmpty { close(names) }
        return changed.isEmpty ? nil : changed
    }

    /// Removes the texts of a unit once they are written.
    mutating func close(_ names: [String]) { open.removeValue(forKey: names)?.remove() }

    private mutating func copies(of files: [Replacement], _ names: [String], _ state: StateDirectory)
        throws(WriteError) -> EditingCopies
    {
        if let known = open[names] {
            if known.areMade(for: files) { return known }
            // The text was typed for another plan: written now, it would bring back what was undone or saved since.
            open[names] = nil
            throw WriteError(
                "the unit has changed since its text was edited; the text is in \(known.path), and edit starts anew")
        }
        let copies = try EditingCopies(files, state)
        open[names] = copies
        return copies
    }

    private static func left(_ copies: EditingCopies) -> String {
        "nothing was written; the text is in \(copies.path), and edit opens it again in this review"
    }

    /// Nil where the file keeps its bytes. Further names of a file get the text of the one that was edited.
    private static func replacement(
        _ file: Replacement, _ edited: [Replacement], _ texts: [(path: String, bytes: [UInt8])]
    ) -> Replacement? {
        let other = edited.first { $0.before == file.before && $0.edits.edits == file.edits.edits }
        let text = texts.first { $0.path == file.path } ?? texts.first { $0.path == other?.path }
        guard let text, text.bytes != file.before else { return nil }
        if text.bytes == file.after { return file }
        let range = TextRange(0, UInt32(clamping: file.before.count))
        let edit = TextEdit(range: range, replacement: String(decoding: text.bytes, as: UTF8.self))
        return (try? EditSet([edit])).map { Replacement(path: file.path, before: file.before, edits: $0) }
    }

    private static func problem(_ bytes: [UInt8], path: String) -> String? {
        guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
            return "\(path): error: the text is not UTF-8"
        }
        var names = NameTable()
        let tree = SyntaxTree.parse(SourceFile(path: path, bytes: bytes), names: &names)
        guard let problem = tree.problems.first else { return nil }
        let line = LineIndex(bytes).location(at: problem.offset).line
        return "\(path):\(line): error: does not parse: \(problem.kind.rawValue)"
    }
}
