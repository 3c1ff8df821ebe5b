import SourceText
import SymbolIndex
import SystemAccess

/// The compiler's index as a witness. Belongs to one thread, and reads the records only of files that somebody asks about.
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
            for occurrence in file.symbols[place] ?? [] where IndexWitness.stands(occurrence, at: offset, in: file.bytes) {
                let symbol = CompilerSymbol(kind: IndexWitness.kind(occurrence.kind), description: occurrence.description)
                if !occurrence.description.isEmpty, !found.contains(symbol) { found.append(symbol) }
            }
        }
        return found
    }

    func isOuterModule(_ name: String) -> Bool { project.outerModules.contains(name) }

    var knowsOtherFiles: Bool { !project.elsewhere.isEmpty }

    func usesElsewhere(of types: Set<String>) -> [CompilerUse] {
        var found: [String: CompilerUse] = [:]
        for (number, unit) in project.elsewhere {
            var seen: Set<String> = []
            for occurrence in unit.records.flatMap({ readers[number].occurrences(ofRecord: $0) ?? [] }) where seen.insert(occurrence.usr).inserted {
                for type in IndexWitness.types(around: occurrence.description) where types.contains(type) && found[type] == nil {
                    found[type] = CompilerUse(type: type, path: unit.mainFile, line: occurrence.line)
                }
            }
        }
        return found.values.sorted { $0.type < $1.type }
    }

    /// `Main`, `Main.Store` and `Main.Store.name` of `static Main.Store.name : Swift.String`.
    private static func types(around description: String) -> [String] {
        let text = description.hasPrefix("static ") ? description.dropFirst(7) : description[...]
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let ends = name.indices.filter { name[$0] == "." } + [name.endIndex]
        return ends.map { String(name[..<$0]) }
    }

    // MARK: Files

    private func files(_ path: String) -> [File] {
        if let known = files[path] { return known }
        let found = makeFiles(path)
        files[path] = found
        return found
    }

    /// One for each build of a file; none where names do not stand where one of them has them: the file is in another state then.
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
        guard occurrence.line > 0, occurrence.line <= lines.lineStarts.count, occurrence.column > 0 else { return false }
        let offset = Int(lines.lineStarts[occurrence.line - 1]) + occurrence.column - 1
        guard offset < bytes.count else { return false }
        let isNamed = occurrence.roles.contains(.definition) && IndexWitness.kind(occurrence.kind) != .other
        return !isNamed || !IndexWitness.isPlainName(occurrence.name) || IndexWitness.stands(occurrence, at: offset, in: bytes)
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
        guard start + name.count <= bytes.count, bytes[start..<start + name.count].elementsEqual(name) else { return false }
        return start + name.count == bytes.count || !bytes[start + name.count].isPartOfWord
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
