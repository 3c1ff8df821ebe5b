import SourceText
import SymbolIndex
import SystemAccess

/// The compiler's index as a witness. Belongs to one thread, and reads the records only of files that somebody asks
/// about.
final class IndexWitness: CompilerWitness {
    /// A file whose names stand where the index has them.
    private struct File {
        let bytes: [UInt8]
        let lines: LineIndex
        let store: Int
        /// In the order of their places.
        let occurrences: [IndexOccurrence]

        func occurrences(at line: Int, _ column: Int) -> ArraySlice<IndexOccurrence> {
            var (low, high) = (0, occurrences.count)
            while low < high {
                let middle = (low + high) / 2
                if occurrences[middle].place < (line, column) { low = middle + 1 } else { high = middle }
            }
            return occurrences[low...].prefix { $0.place == (line, column) }
        }
    }

    private let project: IndexedProject
    private let read: @Sendable (String) -> [UInt8]?
    private var files: [String: [File]] = [:]
    private var ownReaders: [IndexStoreReader]?

    /// - Parameter read: the bytes of a file, by its path relative to the root.
    init(_ project: IndexedProject, read: @escaping @Sendable (String) -> [UInt8]?) {
        self.project = project
        self.read = read
    }

    deinit { ownReaders.map(project.readers.giveBack) }

    private var readers: [IndexStoreReader] {
        if let ownReaders { return ownReaders }
        let readers = project.readers.take()
        ownReaders = readers
        return readers
    }

    func symbols(at offset: Int, in path: String) -> [CompilerSymbol] {
        var found: [CompilerSymbol] = []
        // A file may have become shorter since it was indexed.
        for file in files(path) where offset < file.bytes.count {
            let line = file.lines.lineNumber(at: UInt32(offset))
            let column = offset - Int(file.lines.lineStarts[line]) + 1
            for occurrence in file.occurrences(at: line + 1, column) {
                guard IndexWitness.stands(occurrence, at: offset, in: file.bytes) else { continue }
                guard let description = readers[file.store].description(of: occurrence.symbol) else { return [] }
                guard let symbol = IndexWitness.symbol(of: occurrence, description) else { continue }
                if !found.contains(symbol) { found.append(symbol) }
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
                let description = readers[number].description(of: occurrence.symbol) ?? ""
                guard let symbol = IndexWitness.symbol(of: occurrence, description) else { continue }
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
            var occurrences: [IndexOccurrence] = []
            for record in unit.records {
                guard let found = readers[unit.store].occurrences(ofRecord: record) else { return [] }
                occurrences += found
            }
            guard occurrences.allSatisfy({ fits($0, lines, bytes) }) else { return [] }
            let isSorted = zip(occurrences, occurrences.dropFirst()).allSatisfy { $0.place <= $1.place }
            if !isSorted { occurrences.sort { $0.place < $1.place } }
            result.append(File(bytes: bytes, lines: lines, store: unit.store, occurrences: occurrences))
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
    private static func symbol(of occurrence: IndexOccurrence, _ description: String) -> CompilerSymbol? {
        description.isEmpty ? nil : CompilerSymbol(kind: kind(occurrence.kind), description: description)
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
