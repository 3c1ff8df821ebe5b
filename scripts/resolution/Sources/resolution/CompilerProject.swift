import Foundation
import SourceText
import SymbolIndex
import SystemAccess

/// Where a name stands.
struct Place: Hashable {
    let file: Int
    let offset: Int
}

/// What a store says of the files that were compiled into it.
final class CompilerProject {
    /// A name that stands in a file.
    struct Name {
        let roles: IndexOccurrence.Roles
        let kind: SymbolKind
        /// Without labels.
        let text: Substring
        /// A number for each USR.
        let symbol: Int
        let relations: [(roles: IndexOccurrence.Roles, symbol: Int)]
    }

    /// The kinds of symbols that matter here, by the numbers of `indexstore_symbol_kind_t`.
    enum SymbolKind {
        case type, alias, function, property, enumCase, `extension`, parameter, other

        init(_ number: Int) {
            switch number {
            case 5...8: self = .type
            case 9: self = .extension
            case 11: self = .alias
            case 12, 16, 17, 18: self = .function
            case 13, 19, 20, 21: self = .property
            case 15: self = .enumCase
            case 25: self = .parameter
            default: self = .other
            }
        }
    }

    private let store: IndexStore
    /// The files, in the order of their paths.
    let paths: [String]
    let bytes: [[UInt8]]
    /// For each file the numbers of the modules that compile it.
    private(set) var modules: [[Int]] = []
    private(set) var moduleNames: [String] = []
    /// The modules that the files import and that none of them is built into.
    let outerModules: Set<String>
    /// For each file the names by their offsets.
    private(set) var names: [[Int: [Name]]] = []
    /// Where each symbol is defined.
    private(set) var definitions: [Int: Set<Place>] = [:]
    private var symbols: [String: Int] = [:]
    private(set) var usrs: [String] = []

    init(_ store: IndexStore) {
        self.store = store
        let units = store.units().filter { !$0.isSystem && $0.mainFile.hasSuffix(".swift") }
        var unitsByPath: [String: [IndexUnit]] = [:]
        outerModules = Set(units.flatMap(\.imports)).subtracting(units.map(\.module))
        for unit in units { unitsByPath[unit.mainFile, default: []].append(unit) }
        var read: [(path: String, bytes: [UInt8])] = []
        for path in unitsByPath.keys.sorted() {
            // Files that were changed or removed since.
            guard let bytes = try? FileSystem.readFile(at: path),
                let time = try? FileSystem.status(of: path).modificationTime,
                unitsByPath[path, default: []].allSatisfy({ $0.modificationTime >= time })
            else { continue }
            read.append((path, bytes))
        }
        paths = read.map(\.path)
        bytes = read.map(\.bytes)
        var numbers: [String: Int] = [:]
        for path in paths {
            let own = Set((unitsByPath[path] ?? []).map(\.module)).sorted()
            modules.append(own.map { module in
                if let known = numbers[module] { return known }
                numbers[module] = moduleNames.count
                moduleNames.append(module)
                return moduleNames.count - 1
            })
        }
        for (file, path) in paths.enumerated() { readNames(file, unitsByPath[path] ?? []) }
    }

    private func readNames(_ file: Int, _ units: [IndexUnit]) {
        let lines = LineIndex(bytes[file]).lineStarts
        var found: [Int: [Name]] = [:]
        for record in Set(units.flatMap(\.records)).sorted() {
            for occurrence in store.occurrences(ofRecord: record, withRelations: true) {
                guard occurrence.line > 0, occurrence.line <= lines.count else { continue }
                let offset = Int(lines[occurrence.line - 1]) + occurrence.column - 1
                let symbol = number(of: occurrence.usr)
                let isDefinition = occurrence.roles.contains(.definition) || occurrence.roles.contains(.declaration)
                if isDefinition { definitions[symbol, default: []].insert(Place(file: file, offset: offset)) }
                if occurrence.roles.contains(.implicit), occurrence.relations.isEmpty { continue }
                let name = Name(
                    roles: occurrence.roles, kind: SymbolKind(occurrence.kind),
                    text: occurrence.name.prefix { $0 != "(" }, symbol: symbol,
                    relations: occurrence.relations.map { ($0.roles, number(of: $0.usr)) })
                found[offset, default: []].append(name)
            }
        }
        names.append(found)
    }

    private func number(of usr: String) -> Int {
        if let known = symbols[usr] { return known }
        symbols[usr] = usrs.count
        usrs.append(usr)
        return usrs.count - 1
    }

    /// What the compiler saw at a place that has this text.
    func names(at offset: Int, in file: Int, text: String) -> [Name] {
        (names[file][offset] ?? []).filter { $0.text == text && !$0.roles.contains(.implicit) && $0.kind != .extension }
    }

    func demangled(_ symbol: Int) -> String? { store.demangled(usr: usrs[symbol]) }
}

/// The store as a witness, so that its types become the product's in the one way that there is for it.
final class StoreWitness: CompilerWitness {
    private let project: CompilerProject
    private let files: [String: Int]

    init(_ project: CompilerProject) {
        self.project = project
        files = Dictionary(uniqueKeysWithValues: project.paths.enumerated().map { ($1, $0) })
    }

    func symbols(at offset: Int, in path: String) -> [CompilerSymbol] {
        guard let file = files[path] else { return [] }
        var found: [CompilerSymbol] = []
        for name in project.names[file][offset] ?? [] where !name.roles.contains(.implicit) && name.kind != .extension {
            guard let description = project.demangled(name.symbol) else { continue }
            let symbol = CompilerSymbol(kind: kind(name.kind), description: description)
            if !found.contains(symbol), symbol.kind != .other { found.append(symbol) }
        }
        return found
    }

    func isOuterModule(_ name: String) -> Bool { project.outerModules.contains(name) }

    let knowsOtherFiles = false

    func forEachUseElsewhere(_ body: (CompilerUse) -> Void) {}

    private func kind(_ kind: CompilerProject.SymbolKind) -> CompilerSymbol.Kind {
        switch kind {
        case .type: .type
        case .function: .function
        case .property: .property
        case .alias, .enumCase, .extension, .parameter, .other: .other
        }
    }
}
