import Foundation
import SourceText
import XCTest

/// What of `--output json` someone needs who makes its edits.
struct DecodedReport: Decodable {
    struct Finding: Decodable, Equatable {
        struct Edit: Decodable, Equatable {
            let path: String
            let start: Int
            let end: Int
            let line: Int
            let column: Int
            let replacement: String
        }

        let kind: String?
        let rule: String
        let status: String
        let symbol: String
        let path: String
        let line: Int
        let column: Int
        let message: String
        let edits: [Edit]
    }

    struct Todo: Decodable, Equatable {
        let action: String
        let code: String
        let edit: Finding.Edit
    }

    struct Guidance: Decodable, Equatable {
        let rule: String
        let status: String
        let symbol: String
        let message: String
        let edits: [Finding.Edit]
    }

    let findings: [Finding]
    let guidance: [Guidance]
    let todos: [Todo]

    /// The files with all edits made, by path: each edit once, whoever asks for it.
    func applied(to files: [String: [UInt8]]) throws -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        for (path, edits) in Dictionary(
            grouping: findings.flatMap(\.edits) + guidance.flatMap(\.edits) + todos.map(\.edit), by: \.path)
        {
            let bytes = try XCTUnwrap(files[path], path)
            let set = try EditSet(
                edits.map { TextEdit(range: TextRange(UInt32($0.start), UInt32($0.end)), replacement: $0.replacement) })
            result[path] = set.applied(to: bytes)
        }
        return result
    }
}

/// What of SARIF someone needs who makes its fixes.
struct DecodedSARIF: Decodable {
    struct Run: Decodable {
        let tool: Tool
        let columnKind: String
        let newlineSequences: [String]
        var results: [Result]
        let originalUriBaseIds: [String: Artifact]
        let invocations: [Invocation]
    }

    struct Tool: Decodable {
        struct Driver: Decodable {
            struct Rule: Decodable { let id: String }
            let rules: [Rule]
        }

        let driver: Driver
    }

    struct Invocation: Decodable {
        struct Notification: Decodable {
            let message: Message
            let locations: [Location]
        }

        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    struct Result: Decodable {
        struct Suppression: Decodable { let kind: String }
        struct Properties: Decodable {
            let status: String
            let symbol: String
            let codes: [String]
        }

        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let relatedLocations: [Location]?
        let partialFingerprints: [String: String]
        let suppressions: [Suppression]?
        let baselineState: String?
        let fixes: [Fix]?
        let properties: Properties?
    }

    struct Message: Decodable { let text: String }
    struct Artifact: Decodable {
        let uri: String
        let uriBaseId: String?
    }

    struct Location: Decodable {
        struct Physical: Decodable {
            let artifactLocation: Artifact
            let region: Region?
        }

        let physicalLocation: Physical
    }

    struct Region: Decodable, Hashable {
        let startLine: Int
        let startColumn: Int
        let endLine: Int?
        let endColumn: Int?
        let byteOffset: Int?
        let byteLength: Int?
    }

    struct Fix: Decodable {
        struct Change: Decodable {
            let artifactLocation: Artifact
            let replacements: [Replacement]
        }

        let artifactChanges: [Change]
    }

    struct Replacement: Decodable, Hashable {
        struct Content: Decodable, Hashable {
            let text: String
            let binary: Data
        }

        let deletedRegion: Region
        let insertedContent: Content?
    }

    let runs: [Run]

    func run() throws -> Run { try XCTUnwrap(runs.count == 1 ? runs.first : nil) }
}

extension DecodedSARIF.Run {
    /// By path: the replacements of all fixes, equal ones once, in the order in which they are met.
    func replacements() throws -> [String: [DecodedSARIF.Replacement]] {
        var result: [String: [DecodedSARIF.Replacement]] = [:]
        for fix in results.flatMap({ $0.fixes ?? [] }) {
            XCTAssertEqual(
                Set(fix.artifactChanges.map(\.artifactLocation.uri)).count, fix.artifactChanges.count,
                "a file stands twice in one fix")
            for change in fix.artifactChanges {
                let path = try XCTUnwrap(change.artifactLocation.uri.removingPercentEncoding)
                XCTAssertEqual(
                    Set(change.replacements).count, change.replacements.count, "a replacement stands twice in one fix")
                let known = Set(result[path] ?? [])
                result[path, default: []] += change.replacements.filter { !known.contains($0) }
            }
        }
        return result
    }

    /// With this result alone.
    func keeping(_ result: DecodedSARIF.Result) -> Self {
        var run = self
        run.results = [result]
        return run
    }

    func appliedByBytes(to files: [String: [UInt8]]) throws -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        for (path, replacements) in try replacements() {
            let steps = try replacements.map { one in
                let start = try XCTUnwrap(one.deletedRegion.byteOffset)
                return (
                    start..<start + (try XCTUnwrap(one.deletedRegion.byteLength)),
                    [UInt8](one.insertedContent?.binary ?? Data())
                )
            }
            result[path] = try DecodedSARIF.replace(steps, in: try XCTUnwrap(files[path], path))
        }
        return result
    }

    func appliedByLines(to files: [String: [UInt8]]) throws -> [String: [UInt8]] {
        XCTAssertEqual(columnKind, "utf16CodeUnits")
        var result: [String: [UInt8]] = [:]
        for (path, replacements) in try replacements() {
            let bytes = try XCTUnwrap(files[path], path)
            let mark: [UInt8] = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? [0xEF, 0xBB, 0xBF] : []
            let text = try XCTUnwrap(String(bytes: bytes.dropFirst(mark.count), encoding: .utf8))
            let units = Array(text.utf16)
            let starts = lineStarts(units)
            func offset(_ line: Int?, _ column: Int?) throws -> Int {
                let line = try XCTUnwrap(line)
                let start = try XCTUnwrap(
                    starts.indices.contains(line - 1) ? starts[line - 1] : nil, "\(path) has no line \(line)")
                return start + (try XCTUnwrap(column)) - 1
            }
            let steps = try replacements.map { one in
                let region = one.deletedRegion
                let start = try offset(region.startLine, region.startColumn)
                return (
                    start..<max(start, try offset(region.endLine, region.endColumn)),
                    Array((one.insertedContent?.text ?? "").utf16)
                )
            }
            result[path] =
                mark + Array(String(decoding: try DecodedSARIF.replace(steps, in: units), as: UTF16.self).utf8)
        }
        return result
    }

    /// At each place the first sequence that matches ends the line.
    private func lineStarts(_ units: [UInt16]) -> [Int] {
        let sequences = newlineSequences.map { Array($0.utf16) }
        var starts = [0]
        var position = 0
        while position < units.count {
            if let sequence = sequences.first(where: { units[position...].starts(with: $0) }) {
                position += sequence.count
                starts.append(position)
            } else {
                position += 1
            }
        }
        return starts
    }
}

extension DecodedSARIF {
    struct RangeIsWrong: Error { let range: Range<Int> }

    /// Ranges of the original, those of one place in their order.
    fileprivate static func replace<Unit>(_ steps: [(range: Range<Int>, content: [Unit])], in original: [Unit]) throws
        -> [Unit]
    {
        var result: [Unit] = []
        var position = 0
        let sorted = steps.enumerated().sorted { left, right in
            let (first, second) = (left.element.range, right.element.range)
            return (first.lowerBound, first.upperBound, left.offset) < (
                second.lowerBound, second.upperBound, right.offset
            )
        }
        for (_, step) in sorted {
            guard step.range.lowerBound >= position, step.range.upperBound <= original.count else {
                throw RangeIsWrong(range: step.range)
            }
            result += original[position..<step.range.lowerBound] + step.content
            position = step.range.upperBound
        }
        return result + original[position...]
    }
}
