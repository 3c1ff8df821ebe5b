import Semantics
import SourceText

/// What `Package.resolved` says, in the three forms that SwiftPM has written.
public enum PackagePins {
    /// The pinned packages; none for a file that is not one of SwiftPM.
    public static func read(_ bytes: [UInt8]) -> [RepositoryFacts.Dependency] {
        guard let file = try? JSONText.decoded(File.self, from: bytes) else { return [] }
        return (file.pins ?? file.object?.pins ?? []).compactMap { pin in
            guard let name = name(of: pin.location ?? pin.repositoryURL ?? pin.identity ?? "") else { return nil }
            return RepositoryFacts.Dependency(name: name, version: pin.state?.version, commit: pin.state?.revision)
        }
    }

    /// What people call a repository by its location: the last part, without `.git`. Nil where there is none.
    public static func name(of location: String) -> String? {
        var parts = location.split(whereSeparator: { "/:\\".contains($0) })
        while let last = parts.last, last == ".git" { parts.removeLast() }
        guard let last = parts.last else { return nil }
        let name = last.hasSuffix(".git") ? String(last.dropLast(4)) : String(last)
        return name.isEmpty ? nil : name
    }

    private struct File: Decodable {
        let pins: [Pin]?
        let object: Object?
    }

    private struct Object: Decodable {
        let pins: [Pin]
    }

    private struct Pin: Decodable {
        let identity: String?
        let location: String?
        let repositoryURL: String?
        let state: State?
    }

    private struct State: Decodable {
        let revision: String?
        let version: String?
    }
}
