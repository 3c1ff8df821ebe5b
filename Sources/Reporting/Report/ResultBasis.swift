import Planning
import RuleContract
import Semantics
import SourceText

/// What a result rests on besides the sources: the edition of Xcode, and deployment targets that the command line
/// outweighs.
public struct ResultBasis: Sendable {
    public let xcode: XcodeEdition
    /// How many types would stand otherwise with the other edition of Xcode, by how they would stand there.
    let otherStandings: [Verdict.Standing: Int]
    public let deployment: DeploymentReport
    private let users: KnownUsers?
    /// How many settings are named in a sentence.
    private static let namedSettings = 3

    public init(_ plan: Plan) {
        xcode = plan.xcode
        deployment = plan.deployment
        users = plan.users
        otherStandings = Dictionary(
            plan.verdicts.compactMap { $0.standingInOtherEdition.map { ($0, 1) } }, uniquingKeysWith: +)
    }

    /// How many types rest on the edition of Xcode.
    public var typesOnXcode: Int { otherStandings.values.reduce(0, +) }

    /// Sentences for people, each with its full stop; none where nothing but the sources decides.
    public var sentences: [String] {
        [edition(.assisted), edition(.blocked), edition(.safe), raisedTargets].compactMap { $0 }
            + (users.map { UserSentences($0).all } ?? [])
    }

    /// The same, a line each.
    var text: String { ResultBasis.text(sentences) }

    /// A line for each sentence, whatever it holds: a plan file may come from anybody.
    public static func text(_ sentences: [String]) -> String { sentences.map { $0.singleLine + "\n" }.joined() }

    /// `2 types depend on Xcode 27 (assumed): with --xcode 26 they would be assisted.`
    private func edition(_ other: Verdict.Standing) -> String? {
        guard let count = otherStandings[other], count > 0 else { return nil }
        let they = count == 1 ? "it" : "they"
        let otherwise = "with --xcode \(xcode.other) \(they) would be \(other.rawValue)."
        if other == .safe {
            return "\(counted(count, "type is", "types are")) assisted because of \(xcode.description): \(otherwise)"
        }
        return "\(counted(count, "type depends", "types depend")) on \(xcode.description): \(otherwise)"
    }

    /// `1 type depends on --min-target: raise iOS in platforms of Package.swift from 16.0 to 17.0 before you build.`
    private var raisedTargets: String? {
        guard deployment.restingTypes > 0 else { return nil }
        let shown = deployment.settings.prefix(ResultBasis.namedSettings).map(\.description).joined(separator: ", ")
        let hidden = deployment.settings.count - ResultBasis.namedSettings
        let more = hidden > 0 ? " and \(counted(hidden, "more setting", "more settings"))" : ""
        return
            "\(counted(deployment.restingTypes, "type depends", "types depend")) on --min-target: raise \(shown)\(more) before you build."
    }
}
