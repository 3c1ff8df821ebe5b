import SymbolIndex
import Syntax

/// The files in which names occur, by their numbers and in their order.
struct FilesByName: Sendable {
    private let index: ProjectIndex
    /// For each name of the index; empty where only some names were counted.
    private let filesOfAllNames: [[Int32]]
    /// The names that were counted.
    private var names: NameSet
    private var files: [NameID: [Int32]] = [:]

    /// Counts all names at once.
    init(ofAllNamesIn index: ProjectIndex) {
        self.index = index
        var files = [[Int32]](repeating: [], count: index.names.count)
        for file in index.files.indices {
            for mention in index.files[file].mentions {
                let name = Int(index.translate(mention, file: file))
                if name < files.count { files[name].append(Int32(file)) }
            }
        }
        filesOfAllNames = files
        names = NameSet(of: index.names)
    }

    /// Counts the names that rules of the migration look for, and others once they are asked for.
    init(_ project: Project, _ declared: DeclaredNames) {
        index = project.index
        filesOfAllNames = []
        names = declared.changedProperties.union(declared.changedGlobals)
        names = names.union(project.legacy.memberNames)
        for key in project.table.wrapperProperties.keys { names.insert(index.types[key.owner].name) }
        for text in SDKTypes.fetchingNames { if let name = index.names.lookUp(text) { names.insert(name) } }
        if let label = declared.defaultsLabel { names.insert(label) }
        for file in index.files.indices {
            for mention in index.files[file].mentions {
                let name = index.translate(mention, file: file)
                if names.contains(name) { files[name, default: []].append(Int32(file)) }
            }
        }
    }

    /// Nil for a name whose files were not counted yet.
    func counted(_ name: NameID) -> [Int32]? {
        if !filesOfAllNames.isEmpty { return Int(name) < filesOfAllNames.count ? filesOfAllNames[Int(name)] : [] }
        return files[name] ?? (names.contains(name) ? [] : nil)
    }

    /// The files in which a name occurs.
    mutating func files(mentioning name: NameID) -> [Int32] {
        if let known = counted(name) { return known }
        let found = index.files.indices.filter { index.mentions(name, file: $0) }.map { Int32($0) }
        files[name] = found
        return found
    }
}
