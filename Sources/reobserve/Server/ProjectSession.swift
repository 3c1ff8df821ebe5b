import LanguageServer
import Planning
import Projects
import Reporting
import Semantics
import SourceText
import SystemAccess
import Threads

/// A project that is judged again and again: what stays between two runs, and the documents that an editor has open.
///
/// Files are looked for, and manifests read, only when a file comes or goes or a manifest or a setting changes.
final class ProjectSession {
    /// A document by the path that the plan knows.
    struct OpenDocument {
        let uri: String
        let version: Int
        let bytes: [UInt8]
    }

    /// What a plan is made of that is made by the way.
    enum Request {
        /// Nothing but types that migrate without a change of behavior.
        case safe
        /// Types that migrate together, and no others.
        case only([String], MigrationTier)
        /// All, in one tier.
        case tier(MigrationTier)
        /// With what explains the types of a name.
        case why(String)
    }

    /// A real path.
    let root: String
    private let base: CommandLineOptions
    private var options: CommandLineOptions
    /// What is wrong with the configuration file.
    private var problem: UsageError?
    private var layout: ProjectLayout?
    private var names = FileNames()
    private var documents: [String: OpenDocument] = [:]
    private var unsaved = UnsavedFiles()
    /// Paths of open documents whose text was lost: that on disk counts, and no edit is for what the editor shows.
    private(set) var unknownPaths: Set<String> = []
    /// Absolute paths of open documents that are not on disk.
    private var newFiles: [String] = []
    /// What decides about the layout.
    private var structure: FileSnapshot?
    private var sources: FileSnapshot?
    /// True where the client does not tell what has changed.
    private let watchesSources: Bool
    /// True where the next update looks at the sources in any case.
    private var looksAtSources = false
    /// Files whose text is not that of the last run of `judge`; nil for all.
    private var changedPaths: Set<String>?
    /// Makes the plans; nil where it has to begin anew.
    private var planning: PlanningSession?
    private(set) var isStale = true

    /// - Parameters:
    ///   - options: of the command line and the editor, without those of the configuration file.
    ///   - watchesSources: true where nobody else tells what has changed on disk.
    init(root: String, _ options: CommandLineOptions, watchesSources: Bool) {
        self.root = root
        self.watchesSources = watchesSources
        base = options
        self.options = options
    }

    // MARK: Changes

    /// Takes the documents that are open now, by their real paths, and looks for what has changed on disk.
    /// - Parameters:
    ///   - unknown: real paths of documents that are open, and whose text is not known.
    ///   - changedFiles: real paths of files that are said to have changed.
    /// - Returns: the files whose text has changed since the last run, relative to the root; nil for all.
    /// - Throws: an error of the root.
    func update(
        _ open: [String: OpenDocument], unknown: Set<String>, changedFiles: Set<String>
    ) throws -> Set<String>? {
        let changed = changedFiles.compactMap { PathName.relative($0, to: root) }
        if changed.contains(where: { names.isManifest($0) || WatchLoop.isSetting($0) }) {
            // A time of change may be too coarse to tell.
            try lookForFiles(always: true)
        } else if layout == nil || structure?.isCurrent() != true {
            try lookForFiles()
        }
        try takeDocuments(open)
        unknownPaths = Set(
            unknown.compactMap { PathName.relative($0, to: root).flatMap { names.canonical($0) } })
        // What is saved has been seen in its document.
        for path in changed where names.holds(path) && documents[path] == nil { noteChange(path) }
        if watchesSources || looksAtSources { lookAtSources() }
        return changedPaths
    }

    /// Looks whether the files are those of the last update. A client that tells of changes may do so late.
    func isCurrent() -> Bool {
        looksAtSources = sources?.isCurrent() != true
        return !looksAtSources && structure?.isCurrent() == true
    }

    private func lookAtSources() {
        looksAtSources = false
        guard let known = sources, !known.isCurrent() else { return }
        let next = snapshotOfSources()
        for path in next.changedFiles(since: known).compactMap({ PathName.relative($0, to: root) })
        where documents[path] == nil { noteChange(path) }
        sources = next
    }

    private func noteChange(_ path: String) {
        changedPaths?.insert(path)
        isStale = true
    }

    private func noteChangeOfAll() {
        changedPaths = nil
        planning = nil
        isStale = true
    }

    private func takeDocuments(_ open: [String: OpenDocument]) throws {
        var known: [String: OpenDocument] = [:]
        var new: [String] = []
        for (path, document) in open {
            guard let relative = PathName.relative(path, to: root), !relative.isEmpty else { continue }
            if isNewSource(path, relative) {
                known[relative] = document
                new.append(path)
            } else if let name = names.canonical(relative) {
                known[name] = document
            }
        }
        var changesLayout = Set(new) != Set(newFiles)
        for path in Set(known.keys).union(documents.keys) where known[path]?.bytes != documents[path]?.bytes {
            unsaved[path] = known[path]?.bytes
            noteChange(path)
            if names.isManifest(path) { changesLayout = true }
        }
        // A new version of the same text is to be told as well.
        if known.contains(where: { documents[$0.key]?.version != $0.value.version }) { isStale = true }
        documents = known
        newFiles = new.sorted()
        if changesLayout { try lookForFiles(always: true) }
    }

    /// True for a Swift file that is not on disk, and would be read if it were.
    private func isNewSource(_ path: String, _ relative: String) -> Bool {
        relative.hasSuffix(".swift") && FileSystem.kind(of: path) == nil
            && !relative.split(separator: "/").contains { $0.hasPrefix(".") }
    }

    // MARK: Layout

    /// - Parameter always: also where the files are the same.
    private func lookForFiles(always: Bool = false) throws {
        let before = structure
        let next = try snapshotOfStructure(survey())
        structure = next
        // After the snapshot, so that what changes meanwhile is not as it was at the next look.
        let found = try survey()
        let isSame =
            layout?.discovery.hasSameFiles(as: found.discovery) == true
            && before.map { next.changedFiles(since: $0).isEmpty } == true
        if isSame && !always { return }
        options = found.options
        problem = found.problem
        do throws(UsageError) {
            if problem == nil { options.knownUsers = try FactsReading.users(options, root: root) }
        } catch {
            problem = error
        }
        let layout = ProjectLayout(found.discovery, options, try reader())
        do throws(UsageError) {
            try layout.checkOwnFacts(options)
        } catch {
            problem = error
        }
        self.layout = layout
        names = FileNames(found.discovery)
        sources = snapshotOfSources()
        noteChangeOfAll()
    }

    private typealias Survey = (options: CommandLineOptions, problem: UsageError?, discovery: DiscoveryResult)

    private func survey() throws(FileSystemError) -> Survey {
        var completed = base
        completed.root = root
        var problem: UsageError?
        do throws(UsageError) {
            try ConfigurationFile.complete(&completed, root: root)
        } catch {
            problem = error
        }
        let discovery = try ProjectRun.discover(completed, root: root, listsDirectories: true, unsaved: newFiles)
        return (completed, problem, discovery)
    }

    private func snapshotOfStructure(_ survey: Survey) -> FileSnapshot {
        let settings = WatchLoop.settings(survey.discovery, survey.options)
        let manifests = survey.discovery.files.filter { ProjectLayout.isManifest($0) }.map(\.path)
        let facts = FactsReading.watched(survey.options)
        return FileSnapshot(
            files: (settings + manifests).map { PathName.join(root, $0) } + facts.files,
            directories: survey.discovery.directories + facts.directories)
    }

    private func snapshotOfSources() -> FileSnapshot {
        FileSnapshot(files: (layout?.paths ?? []).map { PathName.join(root, $0) }, directories: [])
    }

    private func reader() throws(FileSystemError) -> SourceReader {
        SourceReader(try RootDirectory(path: root), unsaved: unsaved)
    }

    // MARK: Results

    /// Judges the project as it is now, with its own options. What files told that have not changed is kept.
    /// - Parameter isCancelled: true once the plan is not wanted any more.
    /// - Returns: nil where that was so.
    /// - Throws: also where the configuration file makes no sense.
    func judge(isCancelled: @escaping @Sendable () -> Bool) throws -> Plan? {
        isStale = false
        var input = try input(MigrationOptions(options, xcode: layout?.xcode))
        input.isCancelled = isCancelled
        let planning = planning ?? PlanningSession(executor: ThreadExecutor(threads: threads))
        self.planning = planning
        let changed = changedPaths ?? []
        changedPaths = []
        guard var plan = planning.plan(input, changed: changed) else {
            isStale = true
            return nil
        }
        layout?.complete(&plan, options)
        return plan
    }

    /// What is asked for besides.
    /// - Parameter isCancelled: true once the plan is not wanted any more: it may be of any kind then.
    /// - Throws: also where the configuration file makes no sense.
    func plan(_ request: Request, isCancelled: @escaping @Sendable () -> Bool) throws -> Plan {
        var migration = MigrationOptions(options, xcode: layout?.xcode)
        migration.guidanceRules = []
        switch request {
        case .safe: migration.tier = .safe
        case .tier(let tier): migration.tier = tier.option
        case .only(let names, let tier):
            migration.onlyTypes = names
            migration.tier = tier.option
        case .why(let name): migration.inquiry = .explanation(.name(name))
        }
        var input = try input(migration)
        input.isCancelled = isCancelled
        var plan = ProjectRun.plan(for: input, root: root, threads: threads)
        layout?.complete(&plan, options)
        return plan
    }

    private func input(_ migration: MigrationOptions) throws -> PipelineInput {
        if let problem { throw problem }
        guard let layout else { throw UsageError(message: "\(root): no files were looked for") }
        let reader = try reader()
        return layout.input(migration, scope: EditScope(paths: [""])) { ProjectRun.read($0, reader) }
    }

    private var threads: Int { options.jobs ?? processorCount() }

    /// False for code of others, about which nothing is to be done here.
    func isOwn(_ path: String) -> Bool { !names.isReadOnly(path) }

    var tier: MigrationTier { options.tier }

    func document(_ path: String) -> OpenDocument? { documents[path] }
    var openPaths: [String] { Array(documents.keys) }

    /// The text that counts.
    func text(_ path: String) -> (bytes: [UInt8], isOpen: Bool)? {
        if let document = documents[path] { return (document.bytes, true) }
        guard let bytes = try? reader().read(path) else { return nil }
        return (bytes, false)
    }
}

extension DiscoveryResult {
    /// True where a run would read the same files in the same way.
    fileprivate func hasSameFiles(as other: DiscoveryResult) -> Bool {
        files == other.files && repositories == other.repositories && objectiveCNames == other.objectiveCNames
    }
}

/// The files of a project by their names.
private struct FileNames {
    private var files: [String: DiscoveredFile] = [:]
    /// The path that the plan knows, by other names of the same file (hard links).
    private var canonicalNames: [String: String] = [:]

    init() {}

    init(_ discovery: DiscoveryResult) {
        for file in discovery.files {
            files[file.path] = file
            for name in file.otherNames { canonicalNames[name] = file.path }
        }
    }

    func holds(_ path: String) -> Bool { files[path] != nil }
    func canonical(_ path: String) -> String? { files[path] == nil ? canonicalNames[path] : path }
    func isReadOnly(_ path: String) -> Bool { files[path]?.access == .readOnly }
    func isManifest(_ path: String) -> Bool { files[path].map { ProjectLayout.isManifest($0) } ?? false }
}
