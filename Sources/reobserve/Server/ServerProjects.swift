import LanguageServer
import Reporting
import SourceText
import SystemAccess

/// The projects of the folders that the client has open.
struct ServerProjects {
    private let options: CommandLineOptions
    private let client: ClientCapabilities
    private var projects: [ServerProject] = []
    /// That of the documents for which the projects were judged.
    private(set) var generation = 0
    /// What the projects were chosen for.
    private var folders: [String] = []
    private var settings: JSONValue?
    private var postponed: Set<String> = []
    /// What the client was told last of why a project can't be judged, by roots.
    private var reportedProblems: [String: String] = [:]
    /// Real paths by URIs: to look them up takes several calls of the system.
    private var realPaths: [String: String] = [:]

    init(_ options: CommandLineOptions, _ client: ClientCapabilities) {
        self.options = options
        self.client = client
    }

    // MARK: Which projects there are

    /// Takes the folders and settings of a snapshot.
    /// - Returns: messages about projects that are gone, and about settings that make no sense.
    mutating func choose(_ snapshot: ServerState.Snapshot) -> [[UInt8]] {
        var wanted = snapshot.folders
        // A client without a folder has files: the first one stands for its project.
        if wanted.isEmpty, options.root == nil { wanted = folders }
        if wanted.isEmpty, options.root == nil,
            let first = snapshot.documents.keys.filter({ DocumentURI.path(of: $0) != nil }).min()
        {
            wanted = [first]
        }
        guard wanted != folders || settings != snapshot.settings || (projects.isEmpty && options.root != nil) else {
            return []
        }
        folders = wanted
        settings = snapshot.settings
        var messages = projects.flatMap { $0.farewell() }
        var options = options
        do {
            try ServerSettings.apply(snapshot.settings, to: &options)
        } catch {
            messages.append(ServerProjects.problem("\(error)"))
        }
        projects = []
        for uri in options.root.map({ [DocumentURI.uri(of: $0)] }) ?? wanted {
            do {
                try add(uri, options)
            } catch {
                messages.append(ServerProjects.problem("\(error)"))
            }
        }
        return messages
    }

    private mutating func add(_ uri: String, _ options: CommandLineOptions) throws {
        let explicit = options.root
        guard let folder = explicit ?? DocumentURI.path(of: uri) else { return }
        let start = try UnsavedPath.resolve(folder)
        let root = try ProjectRoot.find(explicit: explicit, startingAt: start, current: nil)
        if projects.contains(where: { $0.session.root == root }) { return }
        let session = ProjectSession(root: root, options, watchesSources: !client.registersWatchers)
        projects.append(ServerProject(session, rootURI: ServerProjects.uri(of: root, folder: folder, start), client))
    }

    /// The root by the way on which the client came to its folder, which may lead over a link.
    private static func uri(of root: String, folder: String, _ start: String) -> String {
        guard folder.hasPrefix("/"), let below = PathName.relative(start, to: root) else {
            return DocumentURI.uri(of: root)
        }
        var shown = folder
        while shown.utf8.count > 1, shown.hasSuffix("/") { shown.removeLast() }
        if !below.isEmpty {
            guard shown.hasSuffix("/" + below) else { return DocumentURI.uri(of: root) }
            shown.removeLast(below.count + 1)
        }
        return DocumentURI.uri(of: shown)
    }

    // MARK: Runs

    /// Judges those again for which something has changed.
    /// - Parameter isCancelled: true once the documents are not those of the snapshot any more.
    /// - Returns: their roots.
    mutating func update(
        _ snapshot: ServerState.Snapshot, isCancelled: @escaping @Sendable () -> Bool
    ) -> Set<String> {
        generation = snapshot.generation
        var open: [String: ProjectSession.OpenDocument] = [:]
        // Where two URIs mean one file, it is always the same one that counts.
        for document in snapshot.documents.values.sorted(by: { $0.uri < $1.uri }) {
            guard let path = realPath(document.uri), open[path] == nil else { continue }
            open[path] = ProjectSession.OpenDocument(
                uri: document.uri, version: document.version, bytes: document.bytes)
        }
        let unknown = Set(snapshot.unknownDocuments.compactMap { realPath($0) })
        realPaths = realPaths.filter { snapshot.documents[$0.key] != nil }
        let changedFiles = Set(snapshot.changedFiles.map { (try? UnsavedPath.resolve($0)) ?? $0 })
        var changed: Set<String> = []
        for project in projects
        where project.update(open, unknown: unknown, changedFiles: changedFiles, isCancelled: isCancelled) {
            changed.insert(project.session.root)
        }
        return changed
    }

    private mutating func realPath(_ uri: String) -> String? {
        if let known = realPaths[uri] { return known }
        let path = DocumentURI.path(of: uri).flatMap { try? UnsavedPath.resolve($0) }
        realPaths[uri] = path
        return path
    }

    /// What the client does not know yet.
    struct Delivery {
        fileprivate(set) var messages: [[UInt8]] = []
        fileprivate var documents: [(project: ServerProject, publications: [ServerProject.Publication])] = []
        fileprivate let roots: Set<String>
    }

    /// Messages about projects that were judged, now or in a run that the client was not told of.
    func delivery(of roots: Set<String>) -> Delivery {
        var delivery = Delivery(roots: roots)
        for project in projects where roots.contains(project.session.root) || postponed.contains(project.session.root) {
            let publications = project.publications()
            delivery.documents.append((project, publications))
            delivery.messages += publications.compactMap(\.message)
            if let problem = project.problem {
                guard reportedProblems[project.session.root] != problem else { continue }
                delivery.messages.append(ServerProjects.problem(problem))
            } else if let status = project.newStatus {
                delivery.messages += news(status, project)
            }
        }
        return delivery
    }

    /// Notes that a delivery was sent.
    mutating func commit(_ delivery: Delivery) {
        for (project, publications) in delivery.documents {
            project.commit(publications)
            reportedProblems[project.session.root] = project.problem
        }
        postponed = []
    }

    /// Notes that a delivery was not sent.
    mutating func postpone(_ delivery: Delivery) { postponed.formUnion(delivery.roots) }

    private func news(_ status: ProjectStatus, _ project: ServerProject) -> [[UInt8]] {
        let log = MessageLevel.information.parameters("\(project.session.root): \(status.text)")
        return [
            OutgoingMessage.notification(ServerCapabilities.statusNotification, status.object(root: project.rootURI)),
            OutgoingMessage.notification("window/logMessage", log),
        ]
    }

    private static func problem(_ text: String) -> [UInt8] {
        OutgoingMessage.notification(
            "window/showMessage", MessageLevel.error.parameters("reobserve: \(text.singleLine)"))
    }

    // MARK: Lookup

    /// Looks whether the files are those for which the projects were judged.
    func areCurrent() -> Bool { projects.count { !$0.session.isCurrent() } == 0 }

    /// The project of an open document, and its path there.
    func project(of uri: String) -> (project: ServerProject, path: String)? {
        for project in projects {
            for path in project.session.openPaths where project.session.document(path)?.uri == uri {
                return (project, path)
            }
        }
        return nil
    }

    func project(root: String) -> ServerProject? { projects.first { $0.session.root == root } }
}
