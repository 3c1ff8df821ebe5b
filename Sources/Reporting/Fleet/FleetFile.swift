import SourceText

/// Why reports can't be merged: a sentence for each problem, with its file. Exit code 2.
public struct FleetError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    init(_ place: String, _ message: String) { description = "\(place.singleLine): \(message)" }
}

/// A file for a merge: what `report --output json` wrote, of one repository or with `--merge`.
public enum FleetFile {
    /// The version of both forms.
    static let version = 1

    /// The repositories of a file.
    /// - Parameter place: what messages call the file.
    public static func read(_ bytes: [UInt8], place: String) throws(FleetError) -> [FleetRepository] {
        let kind = try decode(Kind.self, bytes, place)
        if kind.findings != nil {
            throw FleetError(
                place, "is what diff, apply or check wrote; merge what “reobserve report --output json” writes")
        }
        guard let version = kind.schemaVersion else { throw FleetError(place, "is not a report of reobserve") }
        guard version == FleetFile.version else {
            throw FleetError(
                place, "has version \(version) of the format, and this program reads version \(FleetFile.version)")
        }
        if kind.repositories == nil, kind.repository == nil {
            let isReport = kind.units != nil
            throw FleetError(
                place,
                isReport
                    ? "does not name its repository, because an older reobserve wrote it; write it again"
                    : "is not a report of reobserve")
        }
        let repositories =
            kind.repositories == nil
            ? [try decode(FleetRepository.self, bytes, place)] : try decode(Merged.self, bytes, place).repositories
        for repository in repositories {
            if let problem = repository.problem {
                throw FleetError(place, "can't be merged, because \(problem)")
            }
        }
        return repositories
    }

    /// What tells the forms apart, whatever else is in them.
    private struct Kind: Decodable {
        struct Anything: Decodable {}

        let schemaVersion: Int?
        let repository: Anything?
        let repositories: [Anything]?
        let findings: [Anything]?
        let units: [Anything]?
    }

    private struct Merged: Decodable {
        let repositories: [FleetRepository]
    }

    private static func decode<Value: Decodable>(
        _ type: Value.Type, _ bytes: [UInt8], _ place: String
    ) throws(FleetError) -> Value {
        do {
            return try JSONText.decoded(type, from: bytes)
        } catch let error as DecodingError {
            throw FleetError(place, JSONText.sentence(error, about: "the report"))
        } catch {
            throw FleetError(place, "this is not JSON")
        }
    }
}
