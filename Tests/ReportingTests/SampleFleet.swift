import Foundation

@testable import Reporting

/// Reports of repositories as `report --output json` writes them, as far as a merge reads them.
struct SampleReport {
    var name: String
    var commit: String? = "0123456789abcdef0123456789abcdef01234567"
    /// Moved, pending, assisted, blocked.
    var counts = [1, 2, 3, 4]
    var owners: [(name: String?, counts: [Int])] = []
    var reasons: [(code: String, types: Int, frees: Int?)] = [("publisher-projection", 2, 1)]
    /// Public legacy types of its module, which has the name of the repository.
    var types: [String] = []
    /// False where it was written without facts of others.
    var hasFacts = true
    /// What others need.
    var holds: [(type: String, repository: String)] = []
    var version = "1.2.3"

    private func object(_ counts: [Int]) -> [String: Int] {
        [
            "classes": counts.reduce(0, +), "moved": counts[0], "pending": counts[1], "assisted": counts[2],
            "blocked": counts[3], "kept": 0, "notSelected": 0,
        ]
    }

    func object() -> [String: Any] {
        var repository: [String: Any] = ["name": name]
        repository["commit"] = commit
        var result: [String: Any] = [
            "schemaVersion": 1, "tool": ["name": "reobserve", "version": version], "repository": repository,
            "total": object(counts), "filesRead": 7, "modules": [Any](), "types": [Any](), "units": [Any](),
            "links": [Any](), "basis": [String: Any](), "guidance": [["rule": "class-view", "fixes": 1, "advice": 2]],
            "owners": owners.map { owner -> [String: Any] in
                var row: [String: Any] = ["counts": object(owner.counts)]
                row["name"] = owner.name
                return row
            },
            "reasons": reasons.map { reason -> [String: Any] in
                var row: [String: Any] = ["code": reason.code, "types": reason.types, "alone": 1]
                row["frees"] = reason.frees
                return row
            },
            "provides": types.isEmpty ? [] : [["module": name, "types": types]],
            "holds": holds.map { hold -> [String: Any] in
                [
                    "type": hold.type, "repository": hold.repository, "certain": true, "places": 3,
                    "path": "App/Root.swift", "line": 12,
                ]
            },
        ]
        if hasFacts { result["users"] = ["known": 3, "missing": [String]()] as [String: Any] }
        return result
    }

    func bytes() -> [UInt8] { Array((try? JSONSerialization.data(withJSONObject: object())) ?? Data()) }

    func file() throws -> (place: String, repositories: [FleetRepository]) {
        ("\(name).json", try FleetFile.read(bytes(), place: "\(name).json"))
    }
}

extension Fleet {
    init(_ reports: [SampleReport]) throws { try self.init(merging: reports.map { try $0.file() }, version: "1.2.3") }

    func text(_ format: OverviewFormat) -> String {
        String(decoding: format.render(self, isVerbose: true), as: UTF8.self)
    }
}
