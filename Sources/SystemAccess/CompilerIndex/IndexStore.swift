/// A store that the compiler has written while it built (`-index-store-path`), read in this process.
///
/// The library trusts the bytes of a store and ends the process where they are damaged: the product reads by
/// `IndexStoreReader`.
package final class IndexStore {
    package let path: String
    private let library: IndexStoreLibrary
    private let store: IndexStoreLibrary.Store

    /// Opens the store in a folder.
    package init(path: String, library: IndexStoreLibrary) throws(IndexStoreError) {
        guard let store = path.withCString({ library.openStore($0, nil) }) else {
            throw IndexStoreError("\(path) is not an index store")
        }
        self.path = path
        self.library = library
        self.store = store
    }

    deinit { library.closeStore(store) }

    /// All units that can be read, sorted by name.
    package func units() -> [IndexUnit] {
        let names = Collector<String>()
        withExtendedLifetime(names) {
            _ = library.visitUnits(store, 1, names.context) { context, text in
                Collector<String>.of(context)?.items.append(IndexStore.string(text))
                return true
            }
        }
        return names.items.compactMap { unit(named: $0) }
    }

    private func unit(named name: String) -> IndexUnit? {
        guard let reader = name.withCString({ library.openUnit(store, $0, nil) }) else { return nil }
        defer { library.closeUnit(reader) }
        var seconds: Int64 = 0
        var nanoseconds: Int64 = 0
        if name.withCString({ library.modificationTime(store, $0, &seconds, &nanoseconds, nil) }) { return nil }
        let directory = IndexStore.string(library.workingDirectory(reader))
        let mainFile = absolute(IndexStore.string(library.mainFile(reader)), in: directory)
        var records: [String] = []
        var imports: [String] = []
        visit(library.visitDependencies, reader) { dependency in
            switch library.dependencyKind(dependency) {
            case IndexStore.unitDependency: imports.append(IndexStore.string(library.dependencyModule(dependency)))
            case IndexStore.recordDependency: records.append(IndexStore.string(library.dependencyName(dependency)))
            default: break
            }
        }
        return IndexUnit(
            mainFile: mainFile, module: IndexStore.string(library.moduleName(reader)),
            isSystem: library.isSystemUnit(reader),
            modificationTime: seconds * 1_000_000_000 + nanoseconds, records: records, imports: imports)
    }

    /// All names of a record, in the order of their places; none where it can't be read.
    ///
    /// - Parameter withRelations: true for the other symbols that an occurrence has to do with as well.
    package func occurrences(ofRecord name: String, withRelations: Bool = false) -> [IndexOccurrence] {
        guard let reader = name.withCString({ library.openRecord(store, $0, nil) }) else { return [] }
        defer { library.closeRecord(reader) }
        var found: [IndexOccurrence] = []
        // The library keeps what it has read of a symbol for as long as the record is open.
        var symbols: [IndexStoreLibrary.Item: IndexSymbol] = [:]
        visit(library.visitOccurrences, reader) { item in
            guard let number = library.symbolOfOccurrence(item) else { return }
            var line: UInt32 = 0
            var column: UInt32 = 0
            library.placeOfOccurrence(item, &line, &column)
            let symbol = symbols[number] ?? symbol(number)
            symbols[number] = symbol
            found.append(
                IndexOccurrence(
                    line: Int(line), column: Int(column),
                    roles: IndexOccurrence.Roles(rawValue: library.rolesOfOccurrence(item)),
                    symbol: symbol, relations: withRelations ? relations(of: item) : []))
        }
        return found
    }

    private func symbol(_ item: IndexStoreLibrary.Item) -> IndexSymbol {
        IndexSymbol(
            kind: Int(library.symbolKind(item)), name: IndexStore.string(library.symbolName(item)),
            usr: IndexStore.string(library.symbolUSR(item)))
    }

    private func relations(of occurrence: IndexStoreLibrary.Item) -> [IndexOccurrence.Relation] {
        var found: [IndexOccurrence.Relation] = []
        visit(library.visitRelations, occurrence) { relation in
            guard let symbol = library.symbolOfRelation(relation) else { return }
            let roles = IndexOccurrence.Roles(rawValue: library.rolesOfRelation(relation))
            found.append(IndexOccurrence.Relation(roles: roles, usr: IndexStore.string(library.symbolUSR(symbol))))
        }
        return found
    }

    /// What a symbol of Swift stands for, as `Main.Store.name : Swift.String`; else empty.
    func description(usr: String, name: String) -> String {
        library.demangled(usr: usr) ?? ObjectiveCSymbol(usr: usr)?.description(named: name) ?? ""
    }

    /// What a USR of Swift stands for: `Main.Store.name : Swift.String`; nil for others.
    package func demangled(usr: String) -> String? { library.demangled(usr: usr) }

    // MARK: C

    private static let unitDependency: Int32 = 1
    private static let recordDependency: Int32 = 2

    /// What a callback of C fills.
    private final class Collector<Item> {
        var items: [Item] = []
        var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

        static func of(_ context: UnsafeMutableRawPointer?) -> Collector? {
            context.map { Unmanaged<Collector>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    private func visit(
        _ visit: IndexStoreLibrary.Visit, _ reader: IndexStoreLibrary.Reader, _ body: (IndexStoreLibrary.Item) -> Void
    ) {
        withoutActuallyEscaping(body) { body in
            let visitor = Collector<(IndexStoreLibrary.Item) -> Void>()
            visitor.items = [body]
            withExtendedLifetime(visitor) {
                _ = visit(reader, visitor.context) { context, item in
                    if let item { Collector<(IndexStoreLibrary.Item) -> Void>.of(context)?.items.first?(item) }
                    return true
                }
            }
            visitor.items = []
        }
    }

    private static func string(_ text: IndexStoreLibrary.Text) -> String {
        guard let start = UnsafeRawPointer(bitPattern: text.quot), text.rem > 0 else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: start, count: text.rem), as: UTF8.self)
    }

    private func absolute(_ path: String, in directory: String) -> String {
        path.isEmpty || path.hasPrefix("/") ? path : PathName.join(directory, path)
    }
}
