import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// Makes places with their source lines; the line index of a file is built once.
final class EvidencePlaces {
    private let project: Project
    private var indices: [Int: LineIndex] = [:]
    /// What is longer is cut, so that a line of data makes no page of its own.
    private static let longestLine = 400

    init(_ project: Project) {
        self.project = project
    }

    func place(_ diagnostic: Diagnostic) -> EvidencePlace { place(file: diagnostic.file, range: diagnostic.range) }

    func declaration(of type: TypeID) -> EvidencePlace? {
        guard let declaration = project.index.declaration(of: type) else { return nil }
        let fact = project.index.fact(declaration)
        let length = project.index.text(project.index.types[type].name).utf8.count
        return place(file: declaration.file, range: TextRange(fact.offset, fact.offset + UInt32(length)))
    }

    func declaration(of member: MemberReference) -> EvidencePlace {
        let offset = project.index.fact(member).offset
        let length = project.index.text(project.index.name(of: member)).utf8.count
        return place(file: member.file, range: TextRange(offset, offset + UInt32(length)))
    }

    func place(file: Int, range: TextRange) -> EvidencePlace {
        let path = project.index.files[file].path
        guard let source = project.analysis(of: file)?.source else {
            let location = project.index.files[file].problemLocation ?? SourceLocation(line: 1, column: 1)
            return EvidencePlace(path: path, location: location, sourceLine: "", length: 1)
        }
        let lines = lines(file, source)
        let location = lines.location(at: range.start)
        let line = lines.range(ofLine: location.line - 1)
        var bytes = source.bytes[line.offsets.clamped(to: source.bytes.indices)]
        while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
        let end = range.isEmpty ? Int(range.start) + wordLength(at: Int(range.start), source.bytes) : Int(range.end)
        let length = max(1, min(end, Int(line.start) + bytes.count) - Int(range.start))
        return EvidencePlace(
            path: path, location: location,
            sourceLine: String(decoding: bytes.prefix(EvidencePlaces.longestLine), as: UTF8.self), length: length)
    }

    /// How many bytes the word at an offset has.
    private func wordLength(at offset: Int, _ bytes: [UInt8]) -> Int {
        guard offset < bytes.count else { return 0 }
        return bytes[offset...].prefix { $0 == 0x5F || 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 | 0x20 || $0 >= 0x80 }
            .count
    }

    /// The 1-based lines of a range.
    func lines(of range: TextRange, file: Int) -> ClosedRange<Int>? {
        project.analysis(of: file).map { lines(file, $0.source).lines(of: range) }
    }

    private func lines(_ file: Int, _ source: SourceFile) -> LineIndex {
        if let known = indices[file] { return known }
        let lines = LineIndex(source.bytes)
        indices[file] = lines
        return lines
    }
}
