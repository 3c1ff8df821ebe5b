import SourceText
import SymbolIndex
import SystemAccess

/// The compiler's index as a witness. Belongs to one thread, and reads the records only of files that somebody asks
/// about.
final class IndexWitness: CompilerWitness {
    private struct Place: Hashable {
        let line: Int
        let column: Int
    }

    /// A file whose names stand where the index has them.
    private struct File {
        let bytes: [UInt8]
        let lines: LineIndex
        let symbols: [Place: [IndexOccurrence]]
    }

    private let project: IndexedProject
    private let read: @Sendable (String) -> [UInt8]?
    private var files: [String: [File]] = [:]
    private lazy var readers = project.stores.map { IndexStoreReader($0) }

    /// - Parameter read: the bytes of a file, by its path relative to the root.
    init(_ project: IndexedProject, read: @escaping @Sendable (String) -> [UInt8]?) {
        self.project = project
        self.read = read
    }

    func symbols(at offset: Int, in path: String) -> [CompilerSymbol] {
        var found: [CompilerSymbol] = []
        // A file may have become shorter since it was indexed.
        for file in files(path) where offset < file.bytes.count {
            let line = file.lines.lineNumber(at: UInt32(offset))
            let place = Place(line: line + 1, column: offset - Int(file.lines.lineStarts[line]) + 1)
            for occurrence in file.symbols[place] ?? [] {
                guard IndexWitness.stands(occurrence, at: offset, in: file.bytes) else { continue }
                if let symbol = IndexWitness.symbol(of: occurrence), !found.contains(symbol) { found.append(symbol) }
            }
        }
        return found
    }

    func isOuterModule(_ name: String) -> Bool { project.outerModules.contains(name) }

    var knowsOtherFiles: Bool { !project.elsewhere.isEmpty }

    func forEachUseElsewhere(_ body: (CompilerUse) -> Void) {
        for (number, unit) in project.elsewhere {
            var seen: Set<String> = []
            for occurrence in unit.records.flatMap({ readers[number].occurrences(ofRecord: $0) ?? [] }) {
                guard seen.insert(occurrence.usr).inserted else { continue }
                guard let symbol = IndexWitness.symbol(of: occurrence) else { continue }
                body(CompilerUse(symbol: symbol, path: unit.mainFile, line: occurrence.line))
            }
        }
    }

    // MARK: Files

    private func files(_ path: String) -> [File] {
        if let known = files[path] { return known }
        let found = makeFiles(path)
        files[path] = found
        return found
    }

    /// One for each build of a file; none where names do not stand where one of them has them: the file is in another
    /// state then.
    private func makeFiles(_ path: String) -> [File] {
        guard let units = project.units[path], let bytes = read(path) else { return [] }
        let lines = LineIndex(bytes)
        var result: [File] = []
        for unit in units {
            var symbols: [Place: [IndexOccurrence]] = [:]
            for record in unit.records {
                guard let occurrences = readers[unit.store].occurrences(ofRecord: record) else { return [] }
                for occurrence in occurrences {
                    guard fits(occurrence, lines, bytes) else { return [] }
                    symbols[Place(line: occurrence.line, column: occurrence.column), default: []].append(occurrence)
                }
            }
            result.append(File(bytes: bytes, lines: lines, symbols: symbols))
        }
        return result
    }

    /// True where the name of a declaration stands at its place. References may have other words there, such as `Self`.
    private func fits(_ occurrence: IndexOccurrence, _ lines: LineIndex, _ bytes: [UInt8]) -> Bool {
        let (line, column) = (occurrence.line, occurrence.column)
        guard line > 0, line <= lines.lineStarts.count, column > 0 else { return false }
        let offset = Int(lines.lineStarts[line - 1]) + column - 1
        guard offset < bytes.count else { return false }
        let isDeclared = occurrence.roles.contains(.definition) && IndexWitness.kind(occurrence.kind) != .other
        guard isDeclared, IndexWitness.isPlainName(occurrence.name) else { return true }
        return IndexWitness.stands(occurrence, at: offset, in: bytes)
    }

    /// True for what is declared by its name and not by a keyword or an operator.
    private static func isPlainName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return !["init", "subscript", "deinit", "getter:", "setter:"].contains { name.hasPrefix($0) } && name != "_"
    }

    /// True where the name without its labels stands at an offset, perhaps in backticks.
    private static func stands(_ occurrence: IndexOccurrence, at offset: Int, in bytes: [UInt8]) -> Bool {
        var start = offset
        if bytes[start] == UInt8(ascii: "`") { start += 1 }
        let name = occurrence.name.utf8.prefix { $0 != UInt8(ascii: "(") }
        let end = start + name.count
        guard end <= bytes.count, bytes[start..<end].elementsEqual(name) else { return false }
        return end == bytes.count || !bytes[end].isPartOfWord
    }

    /// Nil for what is not declared in Swift.
    private static func symbol(of occurrence: IndexOccurrence) -> CompilerSymbol? {
        guard !occurrence.description.isEmpty else { return nil }
        return CompilerSymbol(kind: kind(occurrence.kind), description: occurrence.description)
    }

    /// By the numbers of `indexstore_symbol_kind_t`.
    private static func kind(_ number: Int) -> CompilerSymbol.Kind {
        switch number {
        case 5...8: .type
        case 12, 16, 17, 18: .function
        case 13, 19, 20, 21: .property
        default: .other
        }
    }
}
