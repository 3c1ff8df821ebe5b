import Syntax

/// Tells apart projects that stand side by side below one root and know nothing of each other, as in a folder of checkouts.
///
/// Each directory of the root is a project of its own unless something links two of them: a target that compiles files of both, or an import
/// of a module that the own directory does not have, where a manifest names paths outside of it. Directories without any manifest count as
/// one, since nothing tells who builds them.
public struct SeparateProjects {
    private var parents: [Int]

    /// The files of each project, in their order; all files in one where nothing tells projects apart.
    ///
    /// - Parameters:
    ///   - facts: of all files, whose names are numbers of their workers.
    ///   - modules: for each file the numbers of the modules that compile it.
    ///   - moduleNames: by number.
    public static func find(
        facts: [FileFacts], modules: [[Int]], moduleNames: [String], boundaries: ProjectBoundaries, names: MergedNames
    ) -> [[Int]] {
        let all = [Array(facts.indices)]
        guard let described = boundaries.described else { return all }
        var directoryOfFile: [Int] = []
        var numbers: [String: Int] = ["": 0]
        var directories = [""]
        for fact in facts {
            guard let top = ProjectBoundaries.topDirectory(fact.path) else { return all }
            let name = described.contains(top) ? top : ""
            if numbers[name] == nil {
                numbers[name] = directories.count
                directories.append(name)
            }
            directoryOfFile.append(numbers[name] ?? 0)
        }
        var projects = SeparateProjects(directories)
        let moduleDirectories = boundaries.directories.map { $0.flatMap { numbers[$0] } }
        projects.linkFiles(directoryOfFile, modules, moduleDirectories)
        // Who looks outside, or whose build nobody describes, may import what stands beside it.
        let isOutward = directories.map { $0.isEmpty || boundaries.outward.contains($0) }
        projects.linkImports(directoryOfFile, facts, moduleNames, moduleDirectories, names, isOutward)
        return projects.groups(directoryOfFile)
    }

    private init(_ directories: [String]) {
        parents = Array(directories.indices)
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
        _ directoryOfFile: [Int], _ facts: [FileFacts], _ moduleNames: [String], _ moduleDirectories: [Int?], _ names: MergedNames,
        _ isOutward: [Bool]
    ) {
        var directoriesByModule: [NameID: Set<Int>] = [:]
        for (module, name) in moduleNames.enumerated() {
            guard let id = names.table.lookUp(name), let directory = moduleDirectories[module] else { continue }
            directoriesByModule[id, default: []].insert(directory)
        }
        for (file, directory) in directoryOfFile.enumerated() where isOutward[directory] {
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
