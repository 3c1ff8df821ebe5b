import Planning
import SymbolIndex
import SystemAccess

/// The compiler's index that `--index-store` names, or why there is none: a run goes on without.
struct CompilerIndex {
    private let project: IndexedProject?
    /// What is to be known of the index itself.
    let entries: [Soundness.Entry]

    /// - Parameters:
    ///   - value: a folder, or `auto`.
    ///   - root: a real path.
    ///   - paths: the files that the run reads, relative to the root.
    /// - Throws: a `UsageError` for a folder that there is not.
    static func find(
        _ value: String, root: String, current: String, paths: [String]
    ) throws(UsageError) -> CompilerIndex {
        let folders: [String]
        if value == "auto" {
            let manifests = paths.filter { PathName.lastComponent(of: $0) == "Package.swift" }
            folders = IndexStoreFinder(root: root).find(packages: Set(manifests.map(PathName.parent)))
            if folders.isEmpty {
                return CompilerIndex(
                    problem: "no index store was found; build the project once, or pass its path")
            }
        } else {
            let folder = PathName.join(current, value)
            guard FileSystem.kind(of: folder) == .directory else {
                throw UsageError(message: "--index-store: no such folder: \(value)")
            }
            folders = [folder]
        }
        do throws(IndexStoreError) {
            let library = try IndexStoreLibrary.path(notBelow: root)
            let stores = folders.map { IndexStoreLocation(store: $0, library: library) }
            return CompilerIndex(try IndexedProject(stores: stores, root: root, paths: paths))
        } catch {
            return CompilerIndex(problem: "the index store is not used: \(error)")
        }
    }

    private init(problem: String) {
        project = nil
        entries = [Soundness.Entry(kind: .missingIndex, path: "", detail: problem)]
    }

    private init(_ project: IndexedProject) {
        self.project = project
        var entries = project.outdated.sorted().map { path in
            Soundness.Entry(kind: .outdatedIndex, path: path, detail: "has changed since the last build")
        }
        if project.isForeign {
            let problem = "the index store has no file of this root"
            entries.append(Soundness.Entry(kind: .missingIndex, path: "", detail: problem))
        }
        self.entries = entries
    }

    /// Makes a witness for one thread; nil where there is no index.
    ///
    /// - Parameter read: the bytes of a file, by its path relative to the root.
    func witness(read: @escaping @Sendable (String) -> [UInt8]?) -> (@Sendable () -> (any CompilerWitness)?)? {
        guard let project else { return nil }
        return { IndexWitness(project, read: read) }
    }
}
