import Semantics
import SourceText

/// What verdicts on public types rest on: the facts of other repositories.
struct UserSentences {
    private let users: KnownUsers
    /// How many repositories are named.
    private static let namedRepositories = 8
    /// How many letters of a commit are shown.
    private static let shownLetters = 7

    init(_ users: KnownUsers) { self.users = users }

    var all: [String] { [known, missing].compactMap { $0 } + otherVersions }

    private var known: String? {
        guard !users.repositories.isEmpty else { return nil }
        let names = users.repositories.map { facts in
            let commit = facts.commit.map { [UserSentences.shown($0)] } ?? []
            let parts = commit + (facts.isDirty ? ["uncommitted changes"] : [])
            return parts.isEmpty ? facts.name : "\(facts.name) (\(parts.joined(separator: ", ")))"
        }
        return "Public types are judged with the facts of \(listed(names, atMost: UserSentences.namedRepositories))."
    }

    private var missing: String? {
        guard !users.missing.isEmpty else { return nil }
        let names = listed(users.missing, atMost: UserSentences.namedRepositories)
        return "The facts of \(names) are missing, so public types stay."
    }

    /// Facts that were made with another version of this repository than the one that is judged.
    private var otherVersions: [String] {
        guard let commit = users.ownCommit else { return [] }
        let own = users.ownName.lowercased()
        return users.repositories.flatMap { facts in
            facts.dependencies.filter { dependency in
                dependency.name.lowercased() == own && dependency.commit.map { $0 != commit } ?? false
            }.map { dependency in
                let pinned = [dependency.version, dependency.commit.map { UserSentences.shown($0) }].compactMap { $0 }
                return "\(facts.name) uses \(users.ownName) \(pinned.joined(separator: " at ")), and this is "
                    + "\(UserSentences.shown(commit))."
            }
        }
    }

    private static func shown(_ commit: String) -> String { String(commit.prefix(shownLetters)) }
}
