import Syntax

/// Tells apart projects that stand side by side below one root and know nothing of each other, as in a folder of checkouts.
///
/// Each directory of the root is a project of its own unless something links two of them: a target that compiles files of both, or an import
/// of a module that the own directory does not have. Directories without any manifest count as one, since nothing tells who builds them.
public struct SeparateProjects {
    private var parents: [Int]
    private let directories: [String]

    /// The files of each project, in their order; all files in one where the root has a manifest itself.
    ///
    /// - Parameters:
    ///   - facts: of all files, whose names are numbers of their workers.
    ///   - modules: for each file the numbers of the modules that compile it.
    ///   - moduleNames: by number.
    ///   - manifests: the path of the manifest of each module, by number.
    public static func find(
        facts: [FileFacts], modules: [[Int]], moduleNames: [String], manifests: [String?], names: MergedNames
    ) -> [[Int]] {
        let all = [Array(facts.indices)]
        let described = Set(manifests.compactMap { $0.flatMap { topDirectory($0) } })
        guard !described.isEmpty, !manifests.contains(where: { $0.map { topDirectory($0) == nil } ?? false }) else { return all }
        var directoryOfFile: [Int] = []
        var numbers: [String: Int] = ["": 0]
        var directories = [""]
        for fact in facts {
            guard let top = topDirectory(fact.path) else { return all }
            let name = described.contains(top) ? top : ""
            if let number = numbers[name] {
                directoryOfFile.append(number)
            } else {
                numbers[name] = directories.count
                directoryOfFile.append(directories.count)
                directories.append(name)
            }
        }
        var projects = SeparateProjects(directories)
        let moduleDirectories = manifests.map { $0.flatMap { topDirectory($0) }.flatMap { numbers[$0] } }
        projects.linkFiles(directoryOfFile, modules, moduleDirectories)
        projects.linkImports(directoryOfFile, facts, moduleNames, moduleDirectories, names)
        return projects.groups(directoryOfFile)
    }

    private init(_ directories: [String]) {
        self.directories = directories
        parents = Array(directories.indices)
    }

    /// Nil for what lies in the root itself, as a project file does whose directory is only its wrapping.
    private static func topDirectory(_ path: String) -> String? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let first = path[..<slash]
        return first.hasSuffix(".xcodeproj") ? nil : String(first)
    }

    private func root(_ directory: Int) -> Int {
        var current = directory
        while parents[current] != current { current = parents[current] }
        return current
    }

    private mutating func link(_ left: Int, _ right: Int) { parents[root(left)] = root(right) }

    private mutating func linkFiles(_ directoryOfFile: [Int], _ modules: [[Int]], _ moduleDirectories: [Int?]) {
        for (file, directory) in directoryOfFile.enumerated() {
            for module in modules[file] { if let other = moduleDirectories[module], other != directory { link(directory, other) } }
        }
    }

    private mutating func linkImports(
        _ directoryOfFile: [Int], _ facts: [FileFacts], _ moduleNames: [String], _ moduleDirectories: [Int?], _ names: MergedNames
    ) {
        var directoriesByModule: [NameID: Set<Int>] = [:]
        for (module, name) in moduleNames.enumerated() {
            guard let id = names.table.lookUp(name), let directory = moduleDirectories[module] else { continue }
            directoriesByModule[id, default: []].insert(directory)
        }
        for (file, directory) in directoryOfFile.enumerated() {
            for entry in facts[file].imports {
                guard let declaring = directoriesByModule[names.translate(entry.module, worker: facts[file].worker)], !declaring.contains(directory)
                else { continue }
                for other in declaring { link(directory, other) }
            }
        }
    }

    private func groups(_ directoryOfFile: [Int]) -> [[Int]] {
        var positions: [Int: Int] = [:]
        var result: [[Int]] = []
        for (file, directory) in directoryOfFile.enumerated() {
            let root = root(directory)
            if let position = positions[root] {
                result[position].append(file)
            } else {
                positions[root] = result.count
                result.append([file])
            }
        }
        return result
    }
}
