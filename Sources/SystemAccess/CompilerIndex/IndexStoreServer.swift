/// Reads a store in a process of its own, since `libIndexStore` ends the process where a store is damaged.
///
/// Requests are lines: `units`, or the name of a record behind `record `. An answer is its length as eight bytes,
/// little-endian, and fields that end in a zero byte each.
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
        return encoded(store.occurrences(ofRecord: String(request.dropFirst(recordRequest.count))))
    }

    static let unitsRequest = "units"
    static let recordRequest = "record "

    // MARK: Fields

    private static func encoded(_ units: [IndexUnit]) -> [UInt8] {
        fields(units.flatMap { unit in
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
        fields(occurrences.lazy.filter { !$0.roles.contains(.implicit) }.flatMap { occurrence in
            [
                String(occurrence.line), String(occurrence.column), String(occurrence.roles.rawValue),
                String(occurrence.kind), occurrence.name, occurrence.usr, occurrence.description,
            ]
        })
    }

    static func occurrences(_ answer: [UInt8]) -> [IndexOccurrence] {
        rows(answer, of: 7).map { row in
            IndexOccurrence(
                line: Int(row[0]) ?? 0, column: Int(row[1]) ?? 0,
                roles: IndexOccurrence.Roles(rawValue: UInt64(row[2]) ?? 0), kind: Int(row[3]) ?? 0,
                name: row[4], usr: row[5], description: row[6])
        }
    }

    private static func fields(_ texts: some Sequence<String>) -> [UInt8] {
        var bytes: [UInt8] = []
        for text in texts {
            bytes += text.utf8.lazy.filter { $0 != 0 }
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
