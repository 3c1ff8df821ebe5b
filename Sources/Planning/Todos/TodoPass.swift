import RuleContract
import Semantics
import SourceText
import Syntax

/// Keeps comments at the places that hold types back, once it is known which types move.
///
/// With `--insert-todos` each place of a reason about which the author can do something there has one comment for each
/// reason; others of that form go. Without it only comments go that name a type that moves. A comment speaks of the
/// code behind it, wherever its line is.
///
/// It runs behind the planner, since a reason is final only then. Its edits belong to no type, so that neither the gate
/// nor `--verify` sees them (`Plan.todos`).
struct TodoPass {
    private let project: Project
    private let plan: Plan
    private let source: (Int) -> SourceFile?
    /// Names of the types that move, plain and with the types around them.
    private let movingNames: Set<String>

    /// - Parameters:
    ///   - plan: that of the project alone.
    ///   - source: a file by its index; nil where it is not to be edited.
    init(_ project: Project, _ plan: Plan, source: @escaping (Int) -> SourceFile?) {
        self.project = project
        self.plan = plan
        self.source = source
        movingNames = Set(plan.verdicts.lazy.filter { $0.outcome == .moves }.flatMap { TodoPass.names($0) })
    }

    private var options: MigrationOptions { project.options }

    /// Adds the comments to the changes of a plan.
    func complete(_ plan: inout Plan) {
        let files = project.index.files.indices.filter { project.index.files[$0].holdsTodoComments }
        if !options.insertsTodos, files.isEmpty || movingNames.isEmpty { return }
        let wanted = wantedTodos()
        var names = project.index.names
        // By bytes: two ways to write “é” are two files, though equal as strings.
        var changes = Dictionary(plan.changes.map { (Array($0.path.utf8), $0) }) { first, _ in first }
        for file in options.insertsTodos ? Set(files).union(wanted.keys).sorted() : files {
            guard let tree = tree(of: file, &names) else { continue }
            let path = Array(tree.file.path.utf8)
            let merge = TodoMerge(
                tree, changes[path]?.edits.edits ?? [], todos(in: tree, wanted[file] ?? []), names: &names)
            guard let edits = merge.edits else { continue }
            changes[path] = FileChange(path: tree.file.path, bytes: tree.file.bytes, edits: edits)
            plan.todos += merge.todos
        }
        plan.changes = changes.sorted { left, right in
            left.value.path == right.value.path
                ? left.key.lexicographicallyPrecedes(right.key) : left.value.path < right.value.path
        }.map(\.value)
    }

    private func tree(of file: Int, _ names: inout NameTable) -> SyntaxTree? {
        guard project.index.files[file].problem == nil, let source = source(file) else { return nil }
        let tree = project.analysis(of: file)?.tree(names: &names) ?? SyntaxTree.parse(source, names: &names)
        return tree.problems.isEmpty ? tree : nil
    }

    // MARK: What is wanted

    private struct Place: Hashable {
        let file: Int
        let offset: UInt32
        let refusal: Refusal
        let message: String
    }

    /// By file. Types that are to stay in any case ask for nothing, nor do those that move only together with one of
    /// them.
    private func wantedTodos() -> [Int: [WantedTodo]] {
        let staying = Set(
            plan.verdicts.lazy.filter { $0.reasons.contains { $0.diagnostic.refusal?.isWanted == true } }.compactMap(
                \.unitType))
        var types: [Place: [Verdict]] = [:]
        for verdict in plan.verdicts
        where verdict.outcome == .blocked && verdict.unitType.map({ staying.contains($0) }) != true {
            for reason in verdict.reasons {
                guard let refusal = reason.diagnostic.refusal, refusal.asksForWorkAtPlace else { continue }
                let diagnostic = reason.diagnostic
                let place = Place(
                    file: diagnostic.file, offset: diagnostic.range.start, refusal: refusal, message: diagnostic.message
                )
                types[place, default: []].append(verdict)
            }
        }
        var result: [Int: [WantedTodo]] = [:]
        for (place, verdicts) in types {
            let todo = WantedTodo(
                place.refusal, at: place.offset, message: place.message, types: Set(verdicts.map(\.name)).sorted(),
                isSelected: verdicts.contains { isSelected(TodoPass.names($0)) })
            result[place.file, default: []].append(todo)
        }
        return result
    }

    private static func names(_ verdict: Verdict) -> [String] {
        [verdict.name, verdict.name.split(separator: ".").last.map(String.init) ?? verdict.name]
    }

    private func isSelected(_ names: [String]) -> Bool {
        if !options.onlyTypes.isEmpty, !names.contains(where: { options.onlyTypes.contains($0) }) { return false }
        return !names.contains { options.skippedTypes.contains($0) }
    }

    /// Whether a comment without a reason is to go.
    private func isSelected(_ todo: ExistingTodo) -> Bool {
        guard options.insertsTodos else { return todo.names(oneOf: movingNames) }
        if !options.onlyTypes.isEmpty, !todo.names(oneOf: Set(options.onlyTypes)) { return false }
        return !todo.names(oneOf: Set(options.skippedTypes))
    }

    // MARK: What is to be done

    /// Comments that speak of one place.
    private struct Group {
        var tokens: ClosedRange<Int>
        var wanted: [WantedTodo] = []
        var existing: [ExistingTodo] = []
    }

    private func todos(in tree: SyntaxTree, _ wanted: [WantedTodo]) -> [PlannedTodo] {
        let places = TodoPlaces(tree)
        var groups: [Int: Group] = [:]
        for todo in wanted.sorted(on: { SortKey($0.refusal.weight, Int($0.offset), $0.text) }) {
            guard let tokens = places.tokens(around: todo.offset) else { continue }
            var group = groups[tokens.lowerBound] ?? Group(tokens: tokens)
            group.tokens = tokens.lowerBound...max(group.tokens.upperBound, tokens.upperBound)
            if !group.wanted.contains(where: { $0.text == todo.text }) { group.wanted.append(todo) }
            groups[tokens.lowerBound] = group
        }
        var result: [PlannedTodo] = []
        for todo in ExistingTodo.all(in: tree) {
            if let group = groups[todo.nextToken] ?? sorted(groups).first(where: { $0.tokens.contains(todo.nextToken) })
            {
                groups[group.tokens.lowerBound]?.existing.append(todo)
            } else if isSelected(todo) {
                result.append(removal(of: todo, tree))
            }
        }
        for group in sorted(groups) { result += todos(of: group, places, tree) }
        return result.sorted(on: { SortKey($0.edit.edit.range) })
    }

    private func sorted(_ groups: [Int: Group]) -> [Group] { groups.sorted(on: { SortKey($0.key) }).map(\.value) }

    /// Comments that say what they should stay; others with the code of a reason are rewritten; what is left over goes,
    /// and what is missing comes.
    private func todos(of group: Group, _ places: TodoPlaces, _ tree: SyntaxTree) -> [PlannedTodo] {
        var wanted = group.wanted
        var existing = group.existing.filter { todo in
            guard let position = wanted.firstIndex(where: { $0.text == todo.text }) else { return true }
            wanted.remove(at: position)
            return false
        }
        var result: [PlannedTodo] = []
        existing.removeAll { todo in
            guard let position = wanted.firstIndex(where: { $0.code == todo.code }) else { return false }
            let new = wanted.remove(at: position)
            if new.isSelected, options.insertsTodos {
                result.append(
                    PlannedTodo(
                        .updated, code: new.code, path: tree.file.path,
                        edit: TextEdit(range: todo.range, replacement: new.text)))
            }
            return true
        }
        result += existing.filter { isSelected($0) }.map { removal(of: $0, tree) }
        guard options.insertsTodos else { return result }
        let editing = Editing(tree: tree)
        let line = places.line(above: group.tokens.lowerBound)
        let token = tree.tokens[group.tokens.lowerBound].start
        let indentation = editing.indentation(at: token)
        let lineEnding = editing.lineEnding(near: token)
        return result
            + wanted.filter(\.isSelected).map { todo in
                let edit = TextEdit(range: TextRange(at: line), replacement: indentation + todo.text + lineEnding)
                return PlannedTodo(.added, code: todo.code, path: tree.file.path, edit: edit)
            }
    }

    private func removal(of todo: ExistingTodo, _ tree: SyntaxTree) -> PlannedTodo {
        PlannedTodo(.removed, code: todo.code, path: tree.file.path, edit: TextEdit(range: todo.line, replacement: ""))
    }
}
