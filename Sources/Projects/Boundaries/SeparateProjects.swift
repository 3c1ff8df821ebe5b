/// Tells apart projects that stand side by side below one root and know nothing of each other, as in a folder of
/// checkouts.
///
/// Each directory of the root, or each repository where those lie deeper, is a project of its own unless something
/// links two of them: a target that compiles files of both, or an import of a module that the own directory does not
/// have, where a manifest names paths in another one. Directories without any manifest count as one, since nothing
/// tells who builds them.
public struct SeparateProjects {
    /// For each file the number of its directory.
    private var directoryOfFile: [Int]
    /// For each directory one that it is linked to, or itself.
    private var parents: [Int] = [0]
    private var moduleDirectories: [Int?] = []
    /// Directories whose imports may lead to others.
    private var isOutward: [Bool] = [false]
    private var directoriesByModule: [String: [Int]] = [:]

    /// - Parameters:
    ///   - paths: of all files.
    ///   - modules: for each file the numbers of the modules that compile it.
    ///   - moduleNames: by number.
    public init(paths: [String], modules: [[Int]], moduleNames: [String], boundaries: ProjectBoundaries) {
        directoryOfFile = [Int](repeating: 0, count: paths.count)
        guard let described = boundaries.described else { return }
        var numbers: [String: Int] = ["": 0]
        var directories = [""]
        var found: [Int] = []
        for path in paths {
            // A file in the root itself: nothing tells projects apart.
            guard let directory = boundaries.directory(of: path) else { return }
            let name = described.contains(directory) ? directory : ""
            if numbers[name] == nil {
                numbers[name] = directories.count
                directories.append(name)
            }
            found.append(numbers[name] ?? 0)
        }
        directoryOfFile = found
        parents = Array(directories.indices)
        moduleDirectories = boundaries.directories.map { $0.flatMap { numbers[$0] } }
        // Who looks outside, or whose build nobody describes, may import what stands beside it.
        isOutward = directories.map { $0.isEmpty || boundaries.outward.contains($0) }
        for (module, name) in moduleNames.enumerated() {
            if let directory = moduleDirectories[module] { directoriesByModule[name, default: []].append(directory) }
        }
        linkFiles(modules)
    }

    /// The files whose imports decide, by their numbers. `link` wants them before `projects` is asked for.
    public var outwardFiles: [Int] { directoryOfFile.indices.filter { isOutward[directoryOfFile[$0]] } }

    /// Links the directory of a file with those that declare a module which it imports and does not have itself.
    public mutating func link(file: Int, importing module: String) {
        let own = directoryOfFile[file]
        guard isOutward[own], let declaring = directoriesByModule[module], !declaring.contains(own) else { return }
        for other in declaring { link(own, other) }
    }

    /// The files of each project by their numbers, in their order; all in one where nothing tells projects apart.
    public var projects: [[Int]] {
        var positions: [Int: Int] = [:]
        var result: [[Int]] = parents.count == 1 ? [[]] : []
        if parents.count == 1 { positions[0] = 0 }
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

    // MARK: Links

    private func root(_ directory: Int) -> Int {
        var current = directory
        while parents[current] != current { current = parents[current] }
        return current
    }

    private mutating func link(_ left: Int, _ right: Int) { parents[root(left)] = root(right) }

    private mutating func linkFiles(_ modules: [[Int]]) {
        for (file, directory) in directoryOfFile.enumerated() {
            for module in modules[file] {
                if let other = moduleDirectories[module], other != directory { link(directory, other) }
            }
        }
    }
}
