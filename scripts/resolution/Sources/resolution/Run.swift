import Foundation
import SystemAccess

/// Compares the files of all stores, one store after the other: each is a project of its own.
struct Run {
    private let options: Options

    init(_ options: Options) { self.options = options }

    /// The exit code: 0 where nothing differs without an explanation.
    func start() -> Int32 {
        let library: IndexStoreLibrary
        do {
            library = try IndexStoreLibrary(path: IndexStoreLibrary.path(notBelow: "/nowhere"))
        } catch {
            Options.fail("\(error)")
        }
        let stores = options.paths.flatMap { Run.stores(below: $0) }
        if stores.isEmpty { Options.fail("no index store there") }
        let tally = Tally(options)
        for path in stores {
            guard let store = try? IndexStore(path: path, library: library) else {
                Options.fail("\(path) can't be opened")
            }
            let project = CompilerProject(store)
            guard !project.paths.isEmpty else { continue }
            ProjectComparison(project, tally).run()
        }
        tally.summarize(storeCount: stores.count)
        return tally.hasDifferences ? 1 : 0
    }

    /// The folders with a `v5` folder in them.
    private static func stores(below path: String) -> [String] {
        if FileManager.default.fileExists(atPath: path + "/v5") { return [path] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().flatMap { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
            return exists && isFolder.boolValue ? stores(below: path + "/" + name) : []
        }
    }
}
