import LanguageServer
import Planning
import Reporting
import Rules
import SourceText
import SystemAccess

/// A project of the server: its session, what was found last, and what the client has been told.
final class ServerProject {
    let session: ProjectSession
    let places: DocumentPlaces
    /// Of the last run.
    private(set) var report: Report?
    private(set) var plan: Plan?
    private(set) var status: ProjectStatus?
    private let client: ClientCapabilities
    /// The URI of the root, as the client would write it, without a slash at its end.
    let rootURI: String
    private var diagnostics: [String: [EditorDiagnostic]] = [:]
    private var published: [String: (diagnostics: [EditorDiagnostic], version: Int?)] = [:]
    private var toldStatus: ProjectStatus?
    /// Why the last run failed.
    private(set) var problem: String?

    init(_ session: ProjectSession, rootURI: String, _ client: ClientCapabilities) {
        self.session = session
        self.rootURI = rootURI
        self.client = client
        places = DocumentPlaces(client.encoding) { session.text($0) }
    }

    /// Judges the project again, if something has changed.
    /// - Parameter isCancelled: true once the documents are not those any more.
    /// - Returns: true where there is something new to be told.
    func update(
        _ open: [String: ProjectSession.OpenDocument], unknown: Set<String>, changedFiles: Set<String>,
        isCancelled: @escaping @Sendable () -> Bool
    ) -> Bool {
        do {
            let changed = try session.update(open, unknown: unknown, changedFiles: changedFiles)
            guard session.isStale else { return false }
            if let changed { for path in changed { places.forget(path) } } else { places.forgetAll() }
            guard let plan = try session.judge(isCancelled: isCancelled) else { return false }
            let report = Report(plan, root: session.root)
            diagnostics = DiagnosticMaker.make(report, rules: RuleCatalogue.rules, places).filter {
                session.isOwn($0.key)
            }
            self.plan = plan
            self.report = report
            status = ProjectStatus(report)
            problem = nil
        } catch {
            diagnostics = [:]
            report = nil
            plan = nil
            problem = "\(error)"
        }
        return true
    }

    /// The text of a file that the last run judged; nil where it is not that any more.
    func judgedText(_ path: String) -> [UInt8]? {
        session.text(path).flatMap { $0.bytes == places.map(path).bytes ? $0.bytes : nil }
    }

    /// Where a path, relative to the root, is for the client.
    func target(_ path: String) -> (uri: String, version: Int?) {
        if let document = session.document(path) { return (document.uri, document.version) }
        return (rootURI + "/" + URIPath.encoded(path), nil)
    }

    /// What is to be told of one document.
    struct Publication {
        let path: String
        let diagnostics: [EditorDiagnostic]
        let version: Int?
        /// Nil where the client knows it.
        let message: [UInt8]?
    }

    /// Documents whose diagnostics, or versions, are not what the client knows. Those that are open come first, since
    /// a person looks at them.
    func publications() -> [Publication] {
        let open = session.openPaths
        let others = Set(diagnostics.keys).union(published.keys).subtracting(open)
        return (open.sorted() + others.sorted()).compactMap { path in
            let found = diagnostics[path] ?? []
            let target = target(path)
            let known = published[path]
            if known?.diagnostics ?? [] == found, known?.version == target.version { return nil }
            // A document that was closed, and of which the same is to be said, needs no message.
            let isNews = known?.diagnostics ?? [] != found || target.version != nil
            return Publication(
                path: path, diagnostics: found, version: target.version, message: isNews ? message(found, target) : nil)
        }
    }

    /// Notes that messages were sent.
    func commit(_ publications: [Publication]) {
        for document in publications {
            let isEmpty = document.diagnostics.isEmpty && document.version == nil
            published[document.path] = isEmpty ? nil : (document.diagnostics, document.version)
        }
        toldStatus = status
    }

    /// The status, where the client does not know it.
    var newStatus: ProjectStatus? { status == toldStatus ? nil : status }

    /// Takes all diagnostics back.
    func farewell() -> [[UInt8]] {
        diagnostics = [:]
        return published.keys.sorted().map { message([], target($0)) }
    }

    private func message(_ diagnostics: [EditorDiagnostic], _ target: (uri: String, version: Int?)) -> [UInt8] {
        OutgoingMessage.notification(
            "textDocument/publishDiagnostics",
            [
                "uri": target.uri, "version": client.takesVersions ? target.version : nil,
                "diagnostics": diagnostics.map { $0.object(client) { self.target($0).uri } },
            ])
    }
}
