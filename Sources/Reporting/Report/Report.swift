import Planning
import RuleContract
import SourceText

/// What a run found, in the form that all formats for machines are made from.
public struct Report: Sendable {
    /// Version of the program.
    public let version: String
    /// The absolute path of the root. Paths in here are relative to it.
    public let root: String
    /// The way from the top of the git repository to the root: empty, or with `/` behind it. Who works at the top finds
    /// a file by `pathPrefix` and its path.
    public let pathPrefix: String
    /// One for each legacy type, in the order of their places.
    public var findings: [Finding]
    /// What the guidance rules found, in the order of the places.
    public var guidance: [GuidanceResult]
    /// Ids of the rules whose findings are all in here; others were not asked.
    public let rulesThatRan: Set<String>
    /// The edited files, sorted by path.
    public var changes: [FileChange]
    /// Comments of `--insert-todos` that come, change or go: edits that belong to no finding, to be made after those of
    /// the findings where both stand at one place.
    public var todos: [PlannedTodo]
    /// Likely mistakes that hinder nothing, such as comments without use.
    public var warnings: [PlanWarning]
    /// Files and paths that could not be taken into account.
    public var problems: [FileProblem]
    /// What was not seen.
    public let soundness: Soundness
    /// What the findings rest on besides the sources.
    public let basis: ResultBasis
    public let fileCount: Int
    /// All rules, for formats that describe those that they name.
    let rules: [Rule]

    public init(
        _ plan: Plan, rules: [Rule], version: String, root: String, pathPrefix: String
    ) {
        self.rules = rules
        self.version = version
        self.root = root
        self.pathPrefix = pathPrefix
        findings = plan.verdicts.map { Finding($0) }
        guidance = plan.guidance.map { GuidanceResult($0) }
        rulesThatRan = Set((plan.migrates ? [Finding.rule] : []) + plan.guidanceRules)
        changes = plan.changes
        todos = plan.todos
        warnings = plan.warnings
        problems = plan.problems
        soundness = plan.soundness
        basis = ResultBasis(plan)
        fileCount = plan.fileCount
    }

    /// Keeps what is in some files only. A type is in the file that declares it.
    public mutating func limit(to contains: (String) -> Bool) {
        findings.removeAll { !contains($0.path) }
        guidance.removeAll { !contains($0.path) }
        changes.removeAll { !contains($0.path) }
        todos.removeAll { !contains($0.edit.path) }
        warnings.removeAll { !contains($0.path) }
    }

    /// What formats that give everything a rule call a problem of a file.
    static let problemCode = "unusable-file"

    /// From the root of the file system.
    func absolutePath(_ path: String) -> String { root.hasSuffix("/") ? root + path : root + "/" + path }

    /// The absolute path of what `pathPrefix` leads from: the top of the repository. Ends with `/`.
    var topLevel: String {
        let directory = root.hasSuffix("/") ? root : root + "/"
        return directory.hasSuffix("/" + pathPrefix) ? String(directory.dropLast(pathPrefix.count)) : directory
    }

    /// How many findings have a status.
    public func count(_ status: Finding.Status) -> Int { findings.count { $0.status == status } }
}
