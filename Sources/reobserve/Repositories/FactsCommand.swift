import Planning
import Reporting
import Semantics
import SourceText
import SystemAccess
import Threads

/// `reobserve facts`: what the repository tells others, for their `--with-facts`.
enum FactsCommand {
    static func run(
        _ options: CommandLineOptions, _ output: inout OutputWriter, _ errors: inout OutputWriter
    ) throws -> Int32 {
        let root = try options.findRoot()
        let made = try make(options, root: root)
        guard made.problems.isEmpty else {
            for problem in made.problems { errors.writeLine("reobserve: \(problem)") }
            errors.writeLine("reobserve: facts of a part of the sources would mislead; nothing was written")
            return ExitCode.failure
        }
        let bytes = FactsFile(made.facts, tool: "reobserve \(Program.version)").encoded()
        if let path = options.factsOutput {
            try OutputFile.write(bytes, to: path, root: root)
        } else {
            output.write(bytes)
        }
        if options.verbosity != .quiet {
            errors.write(FactsSummary.text(made.facts))
            // What is left out could use a type all the same.
            if !options.unusedExcludes.isEmpty {
                errors.writeLine("Facts are of all files, also of those that “exclude” in .reobserve.json names.")
            }
        }
        return ExitCode.success
    }

    private static func make(_ options: CommandLineOptions, root: String) throws -> (
        facts: RepositoryFacts, problems: [String]
    ) {
        let discovery = try ProjectRun.discover(options, root: root)
        let reader = SourceReader(try RootDirectory(path: root))
        // Copies of other repositories are theirs, whatever lies below the root.
        let layout = ProjectLayout(discovery, options, reader, leavesOutCopies: true)
        let input = layout.input(MigrationOptions(), scope: EditScope(paths: [])) { ProjectRun.read($0, reader) }
        let contents = contents(input, threads: options.jobs ?? processorCount())
        let checkout = try Checkout(root: root, name: options.repository)
        let facts = RepositoryFacts(
            name: checkout.name, commit: checkout.commit, isDirty: try checkout.hasChanged(layout.paths),
            modules: contents.modules,
            dependencies: PinnedPackages.read(discovery.files.filter { !ProjectLayout.isCopy($0) }.map(\.path), reader),
            types: contents.types, uses: contents.uses)
        let problems =
            discovery.problems.map(\.description) + contents.problems.map { "\($0.path): \($0.message)" }
        return (facts, problems)
    }

    private static func contents(_ input: PipelineInput, threads: Int) -> RepositoryContents {
        if threads <= 1 {
            let made = parallelMap([input], threads: 1) {
                Pipeline(input: $0, executor: SerialExecutor()).repositoryContents()
            }
            if let contents = made.first { return contents }
        }
        return Pipeline(input: input, executor: ThreadExecutor(threads: threads)).repositoryContents()
    }
}

/// What git says of the checkout below a root.
struct Checkout {
    let name: String
    /// Nil outside of git, and before the first commit.
    let commit: String?
    private let root: String

    /// - Parameters:
    ///   - root: a real path.
    ///   - name: what the caller calls the repository; nil takes the name of its remote, else of its folder.
    /// - Throws: a `FileSystemError` where git can't be run, but not where there is none.
    init(root: String, name: String?) throws(FileSystemError) {
        self.root = root
        guard let workTree = GitDirectory.workTree(containing: root) else {
            self.name = name ?? PathName.lastComponent(of: root)
            commit = nil
            return
        }
        commit = try Checkout.line(of: ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], workTree)
        if let name {
            self.name = name
            return
        }
        let remote = try Checkout.line(of: ["config", "--get", "remote.origin.url"], workTree)
        let own = remote.flatMap { PackagePins.name(of: $0) } ?? PathName.lastComponent(of: workTree)
        let below = PathName.relative(root, to: workTree) ?? ""
        self.name = below.isEmpty ? own : own + "/" + below
    }

    /// True where one of the files has changes that are not committed.
    func hasChanged(_ paths: [String]) throws(GitStatusError) -> Bool {
        guard case .uncommitted(let files) = try GitStatus.uncommitted(paths, root: root) else { return false }
        return !files.isEmpty
    }

    private static func line(of arguments: [String], _ workTree: String) throws(FileSystemError) -> String? {
        let result: ChildProcessResult
        do throws(FileSystemError) {
            result = try GitCommand.ask(arguments, in: workTree)
        } catch {
            if error.saysProgramIsMissing { return nil }
            throw error
        }
        guard result.exitCode == 0 else { return nil }
        let line = result.standardOutput.prefix { $0 != 0x0A }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
}

/// The versions in the `Package.resolved` of packages, projects and workspaces below a root.
enum PinnedPackages {
    private static let fileName = "Package.resolved"

    /// - Parameter paths: of all files that were found, among them the manifests.
    static func read(_ paths: [String], _ reader: SourceReader) -> [RepositoryFacts.Dependency] {
        var found: Set<RepositoryFacts.Dependency> = []
        for place in Set(paths.compactMap { self.place(beside: $0) }).sorted() {
            if let bytes = try? reader.read(place) { found.formUnion(PackagePins.read(bytes)) }
        }
        return found.sorted {
            ($0.name, $0.version ?? "", $0.commit ?? "") < ($1.name, $1.version ?? "", $1.commit ?? "")
        }
    }

    private static func place(beside path: String) -> String? {
        let folder = PathName.parent(of: path)
        switch PathName.lastComponent(of: path) {
        case "Package.swift": return folder.isEmpty || folder == "." ? fileName : folder + "/" + fileName
        case "project.pbxproj": return folder + "/project.xcworkspace/xcshareddata/swiftpm/" + fileName
        case "contents.xcworkspacedata": return folder + "/xcshareddata/swiftpm/" + fileName
        default: return nil
        }
    }
}
