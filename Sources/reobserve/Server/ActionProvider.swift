import LanguageServer
import Planning
import Reporting
import SourceText
import SystemAccess

/// Code actions: what is offered at a place, and the edits of what was chosen.
struct ActionProvider {
    private let projects: ServerProjects
    private let client: ClientCapabilities
    /// True once the answer is not wanted any more.
    private let isCancelled: @Sendable () -> Bool

    /// What the edit of an action is made from. The client keeps it until the edit is asked for.
    private struct Choice {
        enum Kind: String {
            case migrate, keep, fixAll = "fix-all"
        }

        let kind: Kind
        let root: String
        var symbol = ""
        var path = ""

        init(_ kind: Kind, root: String, symbol: String = "", path: String = "") {
            self.kind = kind
            self.root = root
            self.symbol = symbol
            self.path = path
        }

        init?(_ data: JSONValue?) {
            guard let kind = data?["kind"]?.text.flatMap({ Kind(rawValue: $0) }), let root = data?["root"]?.text else {
                return nil
            }
            self.init(kind, root: root, symbol: data?["symbol"]?.text ?? "", path: data?["path"]?.text ?? "")
        }

        var object: JSONObject { ["kind": kind.rawValue, "root": root, "symbol": symbol, "path": path] }
    }

    /// - Parameter isCancelled: true once the answer is not wanted any more: what is made then may be of any kind.
    init(_ projects: ServerProjects, _ client: ClientCapabilities, isCancelled: @escaping @Sendable () -> Bool) {
        self.projects = projects
        self.client = client
        self.isCancelled = isCancelled
    }

    // MARK: What is offered

    /// The result of `textDocument/codeAction`.
    func actions(_ parameters: JSONValue) throws(ResponseError) -> [JSONObject] {
        guard let uri = parameters["textDocument"]?["uri"]?.text, let range = PositionRange(parameters["range"]) else {
            throw ResponseError(.invalidParameters, "codeAction takes a document and a range")
        }
        guard client.takesCodeActions, let (project, path) = projects.project(of: uri), let report = project.report
        else { return [] }
        let context = parameters["context"]
        let only = context?["only"]?.array?.compactMap { $0.text }
        let diagnostics = (context?["diagnostics"]?.array ?? []).filter {
            $0["source"]?.text == EditorDiagnostic.source
        }
        let finder = ActionFinder(report, project.places)
        var actions: [CodeAction] = []
        for found in finder.types(in: range, of: path) {
            actions += try self.actions(found, project, diagnostics, only)
        }
        for fix in finder.fixes(in: range, of: path) where CodeAction.Kind.quickFix.isWanted(only) {
            var action = CodeAction("Apply the fix of \(fix.rule)", .quickFix)
            action.diagnostics = diagnostics.filter { $0["code"]?.text == fix.rule }
            action.edit = edit(fix.edits, project)
            actions.append(action)
        }
        if finder.canMigrateSafely, asksForAll(only, context) {
            let all = CodeAction("Migrate everything that can migrate safely", .fixAll)
            if let action = try complete(all, Choice(.fixAll, root: project.session.root), project) {
                actions.append(action)
            }
        }
        return actions.map(\.object)
    }

    /// An editor may run `source.fixAll` whenever a file is saved, and a migration of everything is nothing to happen by
    /// the way: it is offered where its own kind is named, or where a person asks for actions of the source.
    private func asksForAll(_ only: [String]?, _ context: JSONValue?) -> Bool {
        guard let only, CodeAction.Kind.fixAll.isWanted(only) else { return false }
        let isAutomatic = context?["triggerKind"]?.number == 2
        return only.contains(CodeAction.Kind.fixAll.rawValue) || !isAutomatic
    }

    private func actions(
        _ found: ActionFinder.TypeActions, _ project: ServerProject, _ diagnostics: [JSONValue], _ only: [String]?
    ) throws(ResponseError) -> [CodeAction] {
        let finding = found.finding
        let root = project.session.root
        var actions: [CodeAction] = []
        let kind: CodeAction.Kind = found.isAssisted ? .rewrite : .quickFix
        if let title = found.migrationTitle, kind.isWanted(only) {
            var action = CodeAction(title, kind)
            action.diagnostics = diagnostics
            let choice = Choice(.migrate, root: root, symbol: finding.symbol, path: finding.path)
            if let action = try complete(action, choice, project) { actions.append(action) }
        }
        guard CodeAction.Kind.quickFix.isWanted(only) else { return actions }
        if let title = found.keepTitle {
            var action = CodeAction(title, .quickFix)
            action.diagnostics = diagnostics
            let choice = Choice(.keep, root: root, symbol: finding.symbol, path: finding.path)
            if let action = try complete(action, choice, project) { actions.append(action) }
        }
        var why = CodeAction(found.whyTitle, .quickFix)
        let argument: JSONObject = ["root": root, "symbol": finding.symbol, "path": finding.path]
        why.command = [
            "title": found.whyTitle, "command": ServerCapabilities.whyCommand, "arguments": [argument],
        ]
        actions.append(why)
        return actions
    }

    /// With its edit, or with what it takes to make it where the client asks for the edit of the one that is chosen.
    /// - Returns: nil where there is no edit.
    private func complete(_ action: CodeAction, _ choice: Choice, _ project: ServerProject) throws(ResponseError)
        -> CodeAction?
    {
        var action = action
        if client.resolvesEdits {
            action.data = choice.object
            return action
        }
        action.edit = try edit(of: choice, project)
        return action.edit == nil ? nil : action
    }

    // MARK: Edits

    /// The result of `codeAction/resolve`: the action with its edit, which is that for the texts of now, whatever they
    /// were when the action was offered.
    func resolve(_ action: JSONValue) throws(ResponseError) -> JSONValue {
        guard case .object(var members) = action else {
            throw ResponseError(.invalidParameters, "codeAction/resolve takes a code action")
        }
        guard let choice = Choice(action["data"]) else { return action }
        guard let project = projects.project(root: choice.root) else {
            throw ResponseError(.requestFailed, "the project is not open any more")
        }
        guard let edit = try edit(of: choice, project),
            let value = try? JSONText.decoded(JSONValue.self, from: JSONText.render(edit, isPretty: false))
        else { throw ResponseError(.requestFailed, "\(choice.symbol) can't migrate alone, or not any more") }
        members["edit"] = value
        return .object(members)
    }

    private func edit(of choice: Choice, _ project: ServerProject) throws(ResponseError) -> JSONObject? {
        do {
            switch choice.kind {
            case .fixAll: return edit(try project.session.plan(.safe, isCancelled: isCancelled).changes, project)
            case .migrate: return try migration(choice, project).flatMap { edit($0, project) }
            case .keep: return try keep(choice, project)
            }
        } catch {
            throw ResponseError(.requestFailed, "\(error)")
        }
    }

    /// What `apply --only-type` would write for the unit of a type; nil where that is not what migrates.
    private func migration(_ choice: Choice, _ project: ServerProject) throws -> [FileChange]? {
        func unit(_ plan: Plan?) -> MovableUnit? {
            plan.map { MovableUnit.all(in: $0) }?.first { unit in
                unit.verdicts.contains { $0.name == choice.symbol && $0.path == choice.path }
            }
        }
        var tier = project.session.tier
        var chosen = unit(project.plan)
        if chosen == nil, tier == .safe {
            tier = .assisted
            chosen = unit(try project.session.plan(.tier(.assisted), isCancelled: isCancelled))
        }
        guard let chosen else { return nil }
        let alone = try project.session.plan(.only(chosen.names, tier), isCancelled: isCancelled)
        guard Set(MovableUnit.all(in: alone).flatMap(\.names)) == Set(chosen.names) else { return nil }
        return alone.changes
    }

    private func keep(_ choice: Choice, _ project: ServerProject) throws -> JSONObject? {
        let verdicts = (project.plan?.verdicts ?? []).filter { $0.name == choice.symbol && $0.path == choice.path }
        let files = try KeepRequest.replacements(keeping: verdicts, reason: "", otherNames: [:]) {
            (path) throws(WriteError) in
            if let problem = TargetPath.sourceProblem(path) { throw WriteError("\(path): \(problem)") }
            guard let bytes = project.judgedText(path), !SourceClassification.isGenerated(bytes) else {
                throw WriteError("\(path): can't be edited, or has changed")
            }
            return bytes
        }
        let edits = files.map { DocumentEdit(path: $0.path, bytes: $0.before, edits: $0.edits.edits) }
        return object(edits, project)
    }

    /// - Returns: nil where one of the documents is not what the editor shows.
    private func object(_ edits: [DocumentEdit], _ project: ServerProject) -> JSONObject? {
        guard !edits.contains(where: { project.session.unknownPaths.contains($0.path) }) else { return nil }
        return WorkspaceEdit.object(edits, client, target: project.target)
    }

    private func edit(_ changes: [FileChange], _ project: ServerProject) -> JSONObject? {
        let edits = changes.map { DocumentEdit(path: $0.path, bytes: $0.bytes, edits: $0.edits.edits) }
        return object(edits, project)
    }

    /// - Parameter planned: edits of the last run, for the texts that it judged.
    private func edit(_ planned: [PlannedEdit], _ project: ServerProject) -> JSONObject? {
        let byPath = Dictionary(grouping: planned, by: \.path)
        let edits = byPath.keys.sorted().compactMap { path -> DocumentEdit? in
            guard let bytes = project.judgedText(path), let set = try? EditSet((byPath[path] ?? []).map(\.edit)) else {
                return nil
            }
            return DocumentEdit(path: path, bytes: bytes, edits: set.edits)
        }
        guard edits.count == byPath.count else { return nil }
        return object(edits, project)
    }

    // MARK: Why

    /// What `reobserve why` prints about a type.
    func explain(_ parameters: JSONValue) throws(ResponseError) -> (title: String, text: String) {
        guard parameters["command"]?.text == ServerCapabilities.whyCommand else {
            throw ResponseError(.invalidParameters, "there is no such command")
        }
        let argument = parameters["arguments"]?.array?.first
        guard let symbol = argument?["symbol"]?.text, let root = argument?["root"]?.text,
            let project = projects.project(root: root),
            let verdict = project.plan?.verdicts.first(where: { verdict in
                verdict.name == symbol && verdict.path == argument?["path"]?.text
            })
        else { throw ResponseError(.requestFailed, "no ObservableObject class has this name any more") }
        do {
            let plan = try project.session.plan(.why(symbol), isCancelled: isCancelled)
            let found = plan.explanations.filter { $0.verdict.name == symbol && $0.verdict.path == verdict.path }
            let text = ExplanationText(isColored: false, isVerbose: false, xcode: plan.xcode).render(found)
            return ("why \(symbol)", text)
        } catch {
            throw ResponseError(.requestFailed, "\(error)")
        }
    }
}
