import Planning
import SourceText

/// A plan as a file: what `diff --plan-out` writes and `apply --plan` reads. Its schema is `PlanFileSchema`.
///
/// Hashes lock it: it fits only files that are, byte for byte, those it was made for.
public struct PlanFile: Codable, Sendable {
    public static let currentVersion = 1

    /// Of the format.
    public let version: Int
    /// The program that wrote it: `reobserve 0.1.0`.
    public let tool: String
    /// What the plan rests on besides the sources, as sentences; a plan of somebody else may have none.
    public let basis: [String]?
    /// The types that move.
    public let types: [MovingType]
    /// Sorted by path; further names of a file stand behind it.
    public let files: [File]

    public struct MovingType: Codable, Sendable {
        /// With the types around it.
        public let name: String
        /// Relative to the root.
        public let path: String
        /// Both from 1; columns count UTF-8 bytes.
        public let line: Int
        public let column: Int
    }

    public struct File: Codable, Sendable {
        /// Relative to the root, with `/` between its parts.
        public let path: String
        /// SHA-256 of the file, in hexadecimal.
        public let before: String
        public let after: String
        /// In the order in which they are made.
        public let edits: [Edit]
    }

    /// UTF-8 offsets of the file as it is before any edit.
    public struct Edit: Codable, Sendable {
        public let start: UInt32
        /// Behind the last byte that goes.
        public let end: UInt32
        public let replacement: String
    }

    /// - Parameter otherNames: further names of the file with a path (hard links), which are written as well.
    public init(_ plan: Plan, tool: String, otherNames: (String) -> [String] = { _ in [] }) {
        version = PlanFile.currentVersion
        self.tool = tool
        basis = ResultBasis(plan).sentences
        types = plan.verdicts.filter { $0.outcome == .moves }.map { verdict in
            MovingType(
                name: verdict.name, path: verdict.path, line: Int(verdict.location.line),
                column: Int(verdict.location.column))
        }
        files = plan.changes.flatMap { change in
            let before = SHA256.hexadecimal(change.bytes)
            let after = SHA256.hexadecimal(change.edits.applied(to: change.bytes))
            let edits = change.edits.edits.map {
                Edit(start: $0.range.start, end: $0.range.end, replacement: $0.replacement)
            }
            return ([change.path] + otherNames(change.path)).map {
                File(path: $0, before: before, after: after, edits: edits)
            }
        }
    }

    /// Indented JSON with sorted keys: the same plan always gives the same bytes.
    public func encoded() throws(PlanFileError) -> [UInt8] {
        do {
            return try JSONText.encoded(self, isPretty: true) + [UInt8(ascii: "\n")]
        } catch {
            throw PlanFileError(path: nil, message: "the plan can't be written as JSON")
        }
    }

    /// Reads a plan and checks all that can be checked without the files: the format, the digests and the order of the
    /// edits.
    public static func decoded(_ bytes: [UInt8]) throws(PlanFileError) -> PlanFile {
        let version = try decode(FormatVersion.self, bytes).version
        guard version == currentVersion else {
            throw PlanFileError(
                path: nil, message: "the plan has version \(version), and this program reads version \(currentVersion)")
        }
        let plan = try decode(PlanFile.self, bytes)
        // By bytes: two ways to write “é” are two files, though equal as strings.
        var paths: Set<[UInt8]> = []
        for file in plan.files {
            guard paths.insert(Array(file.path.utf8)).inserted else {
                throw PlanFileError(path: file.path, message: "the plan contains this file twice")
            }
            guard SHA256.isHexadecimalDigest(file.before), SHA256.isHexadecimalDigest(file.after) else {
                throw PlanFileError(path: file.path, message: "a digest is not 64 lowercase hexadecimal digits")
            }
            _ = try file.editSet()
        }
        return plan
    }

    private struct FormatVersion: Decodable {
        let version: Int
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) throws(PlanFileError) -> Value {
        do {
            return try JSONText.decoded(type, from: bytes)
        } catch let error as DecodingError {
            throw PlanFileError(path: nil, message: JSONText.sentence(error, about: "the plan"))
        } catch {
            throw PlanFileError(path: nil, message: "this is not JSON")
        }
    }
}

extension PlanFile.File {
    /// The edits, checked: in order, whole and disjoint.
    public func editSet() throws(PlanFileError) -> EditSet {
        for edit in edits where edit.end < edit.start {
            throw PlanFileError(path: path, message: "an edit ends at \(edit.end), before its start at \(edit.start)")
        }
        do {
            return try EditSet(edits.map { TextEdit(range: TextRange($0.start, $0.end), replacement: $0.replacement) })
        } catch {
            throw PlanFileError(
                path: path, message: "the edits at \(error.first.range) and \(error.second.range) overlap")
        }
    }
}

/// Why a file is no plan.
public struct PlanFileError: Error, Hashable, Sendable {
    /// The file of the plan that is meant; nil for the plan itself.
    public let path: String?
    /// A sentence without a full stop.
    public let message: String
}
