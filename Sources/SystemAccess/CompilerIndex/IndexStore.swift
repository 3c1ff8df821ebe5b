#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A store that the compiler has written while it built (`-index-store-path`).
///
/// It holds a unit for each compiled file and a record for each state of a file; a record tells of each name in the file which symbol it means.
// `@unchecked Sendable`: the library locks what it shares; readers belong to one call.
package final class IndexStore: @unchecked Sendable {
    /// One compiled file.
    package struct Unit: Sendable {
        /// The source file; empty for a module.
        package let mainFile: String
        package let module: String
        /// Part of an SDK.
        package let isSystem: Bool
        /// In nanoseconds since 1970.
        package let modificationTime: Int64
        /// The names of the records of the main file.
        package let records: [String]
        /// The modules it imports.
        package let imports: [String]
    }

    /// A name in a file.
    package struct Occurrence: Sendable {
        package struct Roles: OptionSet, Sendable {
            package let rawValue: UInt64
            package init(rawValue: UInt64) { self.rawValue = rawValue }
            package static let declaration = Roles(rawValue: 1 << 0)
            package static let definition = Roles(rawValue: 1 << 1)
            package static let reference = Roles(rawValue: 1 << 2)
            package static let read = Roles(rawValue: 1 << 3)
            package static let write = Roles(rawValue: 1 << 4)
            package static let call = Roles(rawValue: 1 << 5)
            /// Not written at the place.
            package static let implicit = Roles(rawValue: 1 << 8)
            /// Of a relation: the occurrence names what the other symbol inherits from.
            package static let base = Roles(rawValue: 1 << 10)
            /// Of a relation: the occurrence names what the other symbol, an extension, extends.
            package static let extended = Roles(rawValue: 1 << 14)
        }

        /// 1-based.
        package let line: Int
        /// 1-based, in UTF-8.
        package let column: Int
        package let roles: Roles
        /// `indexstore_symbol_kind_t`
        package let kind: Int
        /// With labels: `make(of:)`.
        package let name: String
        package let usr: String
        /// The symbols that the occurrence has to do with, where somebody asked for them.
        package var relations: [(roles: Roles, usr: String)] = []
    }

    package let path: String
    private let library: IndexStoreLibrary
    private let store: IndexStoreLibrary.Store

    /// Opens the store in a folder.
    package init(path: String, library: IndexStoreLibrary) throws(IndexStoreError) {
        guard let store = path.withCString({ library.openStore($0, nil) }) else { throw IndexStoreError("\(path) is not an index store") }
        self.path = path
        self.library = library
        self.store = store
    }

    deinit { library.closeStore(store) }

    /// All units that can be read, sorted by name.
    package func units() -> [Unit] {
        let names = Collector<String>()
        withExtendedLifetime(names) {
            _ = library.visitUnits(store, 1, names.context) { context, text in
                Collector<String>.of(context)?.items.append(IndexStore.string(text))
                return true
            }
        }
        return names.items.compactMap { unit(named: $0) }
    }

    private func unit(named name: String) -> Unit? {
        guard let reader = name.withCString({ library.openUnit(store, $0, nil) }) else { return nil }
        defer { library.closeUnit(reader) }
        var seconds: Int64 = 0
        var nanoseconds: Int64 = 0
        if name.withCString({ library.modificationTime(store, $0, &seconds, &nanoseconds, nil) }) { return nil }
        let mainFile = absolute(IndexStore.string(library.mainFile(reader)), in: IndexStore.string(library.workingDirectory(reader)))
        var records: [String] = []
        var imports: [String] = []
        visit(library.visitDependencies, reader) { dependency in
            switch library.dependencyKind(dependency) {
            case IndexStore.unitDependency: imports.append(IndexStore.string(library.dependencyModule(dependency)))
            case IndexStore.recordDependency: records.append(IndexStore.string(library.dependencyName(dependency)))
            default: break
            }
        }
        return Unit(
            mainFile: mainFile, module: IndexStore.string(library.moduleName(reader)), isSystem: library.isSystemUnit(reader),
            modificationTime: seconds * 1_000_000_000 + nanoseconds, records: records, imports: imports)
    }

    /// All names of a record, in the order of their places; none where it can't be read.
    package func occurrences(ofRecord name: String, withRelations: Bool = false) -> [Occurrence] {
        guard let reader = name.withCString({ library.openRecord(store, $0, nil) }) else { return [] }
        defer { library.closeRecord(reader) }
        var found: [Occurrence] = []
        visit(library.visitOccurrences, reader) { item in
            guard let symbol = library.symbolOfOccurrence(item) else { return }
            var line: UInt32 = 0
            var column: UInt32 = 0
            library.placeOfOccurrence(item, &line, &column)
            var occurrence = Occurrence(
                line: Int(line), column: Int(column), roles: Occurrence.Roles(rawValue: library.rolesOfOccurrence(item)),
                kind: Int(library.symbolKind(symbol)), name: IndexStore.string(library.symbolName(symbol)),
                usr: IndexStore.string(library.symbolUSR(symbol)))
            if withRelations { occurrence.relations = relations(of: item) }
            found.append(occurrence)
        }
        return found
    }

    private func relations(of occurrence: IndexStoreLibrary.Item) -> [(roles: Occurrence.Roles, usr: String)] {
        var found: [(roles: Occurrence.Roles, usr: String)] = []
        visit(library.visitRelations, occurrence) { relation in
            guard let symbol = library.symbolOfRelation(relation) else { return }
            found.append((Occurrence.Roles(rawValue: library.rolesOfRelation(relation)), IndexStore.string(library.symbolUSR(symbol))))
        }
        return found
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

    private func visit(_ visit: IndexStoreLibrary.Visit, _ reader: IndexStoreLibrary.Reader, _ body: (IndexStoreLibrary.Item) -> Void) {
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
