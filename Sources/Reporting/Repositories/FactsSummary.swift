import Semantics
import SourceText

/// What `facts` says for people.
public enum FactsSummary {
    public static func text(_ facts: RepositoryFacts) -> String {
        let legacy = facts.types.count { $0.system == .legacy }
        func count(_ outcome: ForeignUse.Outcome) -> Int { facts.uses.count { $0.outcome == outcome } }
        let modules = Set(facts.uses.flatMap(\.modules)).count
        let dirty = facts.isDirty ? ", with uncommitted changes" : ""
        let commit = facts.commit.map { " at \($0.prefix(12))\(dirty)" } ?? ""
        return "Facts of \(facts.name)\(commit): \(counted(legacy, "public legacy type", "public legacy types")).\n"
            .singleLineKeepingEnd
            + "Uses of types of \(counted(modules, "module", "modules")) of other repositories: "
            + "\(count(.legacy)) legacy, \(count(.unclear)) unclear; \(count(.survives)) names only.\n"
    }
}

extension String {
    /// In one line that ends with a line feed.
    fileprivate var singleLineKeepingEnd: String { String(dropLast()).singleLine + "\n" }
}
