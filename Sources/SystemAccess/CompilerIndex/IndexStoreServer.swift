/// Reads a store in a process of its own, since `libIndexStore` ends the process where a store is damaged.
///
/// Requests are lines: `units`, the name of a record behind `record `, or behind `describe ` a USR and, after a tab,
/// the name of its symbol. An answer is its length as eight bytes, little-endian, and fields that end in a zero byte
/// each; a record has its occurrences behind the fields of its symbols, as numbers of four bytes.
package enum IndexStoreServer {
    /// The only argument that makes the program a server; the library and the store follow.
    package static let argument = "--serve-index-store"

    /// Answers requests from stdin until it ends.
    ///
    /// - Returns: the exit code.
    package static func run(library: String, store: String) -> Int32 {
        do {
            let store = try IndexStore(path: store, library: IndexStoreLibrary(path: library))
            while let line = readLine() {
                let answer = answer(to: line, store)
                var length = UInt64(answer.count).littleEndian
                let header = withUnsafeBytes(of: &length) { Array($0) }
                try FileSystem.writeAll(header + answer, to: STDOUT_FILENO, path: "stdout")
            }
            return 0
        } catch {
            return 1
        }
    }

    private static func answer(to request: String, _ store: IndexStore) -> [UInt8] {
        if request == unitsRequest { return encoded(store.units()) }
        if request.hasPrefix(recordRequest) {
            return encoded(store.occurrences(ofRecord: String(request.dropFirst(recordRequest.count))))
        }
        let parts = request.dropFirst(descriptionRequest.count).split(separator: "\t", maxSplits: 1)
        let (usr, name) = (parts.first ?? "", parts.dropFirst().first ?? "")
        return Array(store.description(usr: String(usr), name: String(name)).utf8)
    }

    static let unitsRequest = "units"
    static let recordRequest = "record "
    static let descriptionRequest = "describe "

    // MARK: Fields

    private static func encoded(_ units: [IndexUnit]) -> [UInt8] {
        fields(
            units.flatMap { unit in
                [
                    unit.mainFile, unit.module, unit.isSystem ? "1" : "0", String(unit.modificationTime),
                    unit.records.joined(separator: "\n"), unit.imports.joined(separator: "\n"),
                ]
            })
    }

    static func units(_ answer: [UInt8]) -> [IndexUnit] {
        rows(answer, of: 6).map { row in
            IndexUnit(
                mainFile: row[0], module: row[1], isSystem: row[2] == "1",
                modificationTime: Int64(row[3]) ?? 0, records: lines(row[4]), imports: lines(row[5]))
        }
    }

    /// What is written in the file; what the compiler adds is left out.
    private static func encoded(_ occurrences: [IndexOccurrence]) -> [UInt8] {
        var numbers: [IndexSymbol: Int] = [:]
        var symbols: [String] = []
        var places: [UInt8] = []
        for occurrence in occurrences where !occurrence.roles.contains(.implicit) {
            let symbol = occurrence.symbol
            let number = numbers[symbol] ?? numbers.count
            if number == numbers.count {
                numbers[symbol] = number
                symbols += [String(symbol.kind), symbol.name, symbol.usr]
            }
            let roles = occurrence.roles.rawValue
            append(UInt32(truncatingIfNeeded: occurrence.line), to: &places)
            append(UInt32(truncatingIfNeeded: occurrence.column), to: &places)
            append(UInt32(truncatingIfNeeded: roles), to: &places)
            append(UInt32(truncatingIfNeeded: roles >> 32), to: &places)
            append(UInt32(truncatingIfNeeded: number), to: &places)
        }
        return fields([String(numbers.count)] + symbols) + places
    }

    private static func append(_ value: UInt32, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Of the five numbers of an occurrence.
    private static let occurrenceSize = 20

    static func occurrences(_ answer: [UInt8]) -> [IndexOccurrence] {
        var position = 0
        guard let count = field(answer, &position).flatMap({ Int($0) }) else { return [] }
        var symbols: [IndexSymbol] = []
        for _ in 0..<max(count, 0) {
            guard let kind = field(answer, &position), let name = field(answer, &position),
                let usr = field(answer, &position)
            else { return [] }
            symbols.append(IndexSymbol(kind: Int(kind) ?? 0, name: name, usr: usr))
        }
        let starts = stride(from: position, through: answer.count - occurrenceSize, by: occurrenceSize)
        return starts.compactMap { start in
            let symbol = number(answer, start + 16)
            guard symbol < symbols.count else { return nil }
            let roles = UInt64(number(answer, start + 8)) | UInt64(number(answer, start + 12)) << 32
            return IndexOccurrence(
                line: number(answer, start), column: number(answer, start + 4),
                roles: IndexOccurrence.Roles(rawValue: roles), symbol: symbols[symbol])
        }
    }

    private static func number(_ bytes: [UInt8], _ start: Int) -> Int {
        Int(bytes[start]) | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2]) << 16 | Int(bytes[start + 3]) << 24
    }

    /// Nil behind the last one.
    private static func field(_ bytes: [UInt8], _ position: inout Int) -> String? {
        guard let end = bytes[position...].firstIndex(of: 0) else { return nil }
        defer { position = end + 1 }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    private static func fields(_ texts: [String]) -> [UInt8] {
        var bytes: [UInt8] = []
        for text in texts {
            if text.utf8.contains(0) {
                bytes += text.utf8.filter { $0 != 0 }
            } else {
                bytes.append(contentsOf: text.utf8)
            }
            bytes.append(0)
        }
        return bytes
    }

    private static func rows(_ answer: [UInt8], of count: Int) -> [[String]] {
        var rows: [[String]] = []
        var row: [String] = []
        var start = 0
        for end in answer.indices where answer[end] == 0 {
            row.append(String(decoding: answer[start..<end], as: UTF8.self))
            start = end + 1
            guard row.count == count else { continue }
            rows.append(row)
            row = []
        }
        return rows
    }

    private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}
