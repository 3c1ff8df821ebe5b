import SymbolIndex
import SystemAccess

/// What the compiler's index knows of a project's files, and how far it is believed.
///
/// A unit that is older than its file is not believed. Nor is any other of its module, since what another file declares
/// may mean something else now, nor any of the modules that import it.
struct IndexedProject: Sendable {
    /// A unit of a file that the run reads.
    struct KnownUnit: Sendable {
        let store: Int
        let records: [String]
    }

    /// Of all stores.
    let readers: IndexStoreReaders
    /// A real path.
    let root: String
    /// The units that are believed, by the path of the file relative to the root.
    private(set) var units: [String: [KnownUnit]] = [:]
    /// The paths of files, relative to the root, that have changed since they were built.
    private(set) var outdated: Set<String> = []
    /// The modules that the project's files import and that no file of the project is built into.
    private(set) var outerModules: Set<String> = []
    /// The units of files that the run does not read and that may use what the project's modules declare.
    private(set) var elsewhere: [(store: Int, unit: IndexUnit)] = []
    /// True where no unit is of a file below the root.
    var isForeign: Bool { units.isEmpty && outdated.isEmpty }

    /// - Parameter paths: the files that the run reads, relative to the root.
    /// - Throws: where a store can't be read.
    init(stores: [IndexStoreLocation], root: String, paths: [String]) throws(IndexStoreError) {
        readers = IndexStoreReaders(stores)
        self.root = root
        let own = readers.take()
        defer { readers.giveBack(own) }
        let known = Set(paths)
        var found: [(store: Int, path: String, unit: IndexUnit)] = []
        for (number, reader) in own.enumerated() {
            guard let units = reader.units() else {
                throw IndexStoreError("\(reader.location.store) can't be read")
            }
            for unit in units where !unit.isSystem && !unit.mainFile.isEmpty {
                if let path = relative(unit.mainFile), known.contains(path) {
                    found.append((number, path, unit))
                } else if FileSystem.kind(of: unit.mainFile) == .regularFile {
                    elsewhere.append((number, unit))
                }
            }
        }
        let ownModules = Set(found.map(\.unit.module))
        outerModules = Set(found.flatMap(\.unit.imports)).subtracting(ownModules)
        elsewhere.removeAll { !ownModules.contains($0.unit.module) && ownModules.isDisjoint(with: $0.unit.imports) }
        let changed = changedModules(found, paths)
        for (store, path, unit) in found where !changed.contains(unit.module) {
            units[path, default: []].append(KnownUnit(store: store, records: unit.records))
        }
    }

    /// The modules with a file that has changed since it was built, and all that import them.
    private mutating func changedModules(
        _ found: [(store: Int, path: String, unit: IndexUnit)], _ paths: [String]
    ) -> Set<String> {
        var times: [String: Int64] = [:]
        for path in paths {
            times[path] = (try? FileSystem.status(of: PathName.join(root, path)).modificationTime) ?? .max
        }
        var changed: Set<String> = []
        var importers: [String: Set<String>] = [:]
        for (_, path, unit) in found {
            for module in unit.imports { importers[module, default: []].insert(unit.module) }
            guard let time = times[path], time > unit.modificationTime else { continue }
            outdated.insert(path)
            changed.insert(unit.module)
        }
        // A file that was added since may declare what names mean now, in whatever module.
        let newest = found.map(\.unit.modificationTime).max() ?? .min
        let built = Set(found.map(\.path))
        let added = paths.filter { !built.contains($0) && times[$0, default: .max] > newest }
        outdated.formUnion(added)
        if !added.isEmpty { return Set(found.map(\.unit.module)) }
        var queue = Array(changed)
        while let module = queue.popLast() {
            for importer in importers[module] ?? [] where changed.insert(importer).inserted { queue.append(importer) }
        }
        return changed
    }

    private func relative(_ path: String) -> String? {
        if let relative = PathName.relative(path, to: root) { return relative }
        // As the compiler was given it, which may lead through links.
        guard let real = try? FileSystem.realPath(of: path) else { return nil }
        return PathName.relative(real, to: root)
    }
}
