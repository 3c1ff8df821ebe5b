import Reporting
import Semantics
import SourceText
import SystemAccess

/// `--with-facts`: the facts files of other repositories, none of which is trusted.
enum FactsReading {
    /// More bytes than any facts file has.
    private static let sizeLimit = 64 << 20
    private static let ending = ".json"

    /// The repositories that use this one; nil where the command line and the configuration say nothing of them.
    static func users(_ options: CommandLineOptions, root: String) throws(UsageError) -> KnownUsers? {
        guard !options.factsPaths.isEmpty || !options.users.isEmpty else { return nil }
        do {
            return try knownUsers(options, root: root)
        } catch let error as UsageError {
            throw error
        } catch {
            throw UsageError(message: "--with-facts: \(error)")
        }
    }

    private static func knownUsers(_ options: CommandLineOptions, root: String) throws -> KnownUsers {
        let checkout = try Checkout(root: root, name: options.repository)
        if !options.users.isEmpty, options.users.allSatisfy({ $0 == checkout.name }) {
            throw UsageError(
                message: "--users names only “\(checkout.name)”, as this repository is called; name those that use it, "
                    + "or pass --repository with another name")
        }
        var facts: [RepositoryFacts] = []
        var pathByName: [String: String] = [:]
        for path in try files(options.factsPaths) {
            let read = try read(path)
            if let other = pathByName[read.name] {
                throw UsageError(message: contradiction(read, path, facts, other))
            }
            pathByName[read.name] = path
            facts.append(read)
        }
        return KnownUsers(
            facts, listed: options.users, ownName: checkout.name, ownCommit: checkout.commit,
            ownPlace: pathByName[checkout.name] ?? "")
    }

    private static func contradiction(
        _ facts: RepositoryFacts, _ path: String, _ known: [RepositoryFacts], _ other: String
    ) -> String {
        let before = known.first { $0.name == facts.name }
        let both = "\(other) and \(path)"
        let remedy =
            "keep one of them, or, if these are two repositories of one name, pass --repository when their facts are made"
        guard before?.commit == facts.commit else {
            return "--with-facts: \(both) hold facts of “\(facts.name)” at two commits; \(remedy)"
        }
        return "--with-facts: \(both) both hold facts of “\(facts.name)”; \(remedy)"
    }

    private static func read(_ path: String) throws -> RepositoryFacts {
        do {
            return try FactsFile.decoded(FileSystem.readFile(at: path, limit: sizeLimit, isRegular: true))
        } catch let error as FactsFileError {
            throw UsageError(message: "--with-facts: \(path): \(error.message)")
        }
    }

    /// The files and folders whose change may change what is read, as the options write them.
    static func watched(_ options: CommandLineOptions) -> (files: [String], directories: [String]) {
        let directories = options.factsPaths.filter { FileSystem.kind(of: $0) == .directory }
        let inside = directories.flatMap { (try? names(inFolder: $0)) ?? [] }
        return (options.factsPaths.filter { !directories.contains($0) } + inside, directories)
    }

    private static func names(inFolder path: String) throws -> [String] {
        try FileSystem.names(inDirectory: path).filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
            .sorted().map { PathName.join(path, $0) }
    }

    /// The files themselves, and those of folders whose names end in `.json`, each once.
    private static func files(_ paths: [String]) throws -> [String] {
        var found: [String] = []
        var known: Set<String> = []
        for path in paths {
            var inside = [path]
            if FileSystem.kind(of: path) == .directory {
                inside = try names(inFolder: path)
                if inside.isEmpty {
                    throw UsageError(message: "--with-facts: \(path) holds no file whose name ends in \(ending)")
                }
            }
            for file in inside where known.insert(try FileSystem.realPath(of: file)).inserted { found.append(file) }
        }
        return found
    }
}
