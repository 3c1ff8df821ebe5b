import Foundation
import Projects
import SourceText

/// One case: the files before, those that change, what is reported, and the flags.
///
///     Golden/<rule>/<case>/
///       before.swift            or before/A.swift + before/B.swift
///       before/Package.swift    and manifests of other kinds: what tells the modules; absent = no modules
///       after.swift             or after/ with the files that change; absent = nothing changes
///       diagnostics.txt         absent = none
///       flags.txt               command-line flags, rare
///       typecheck.txt           `skip: reason` or `flags: …` for scripts/typecheck, rare
///       modules/NAME/           a module that the case imports, for scripts/typecheck, rare
///
/// With several files a line of `diagnostics.txt` starts with the path: `12:5 blocked publisher-projection: …` behind
/// it. Lines are sorted; warnings stand there too, last. `refused-<reason>` is a case in which nothing changes and
/// something is reported; the harness checks both. `Golden/untouched` holds forms that are no business of the tool. The
/// first line of a case names its numbers in `Golden/CATALOGUE.md`.
public struct GoldenCase: Sendable {
    /// `<rule>/<case>`
    public let name: String
    public let directory: URL
    /// Files by their name, sorted.
    public let before: [SourceFile]
    /// Files that say which modules there are; they are no sources.
    public let manifests: [SourceFile]
    /// Files that change, by name.
    public let after: [String: [UInt8]]
    public let diagnostics: String
    public let flags: [String]

    /// The bytes a file is to have in the end.
    public func expected(_ file: SourceFile) -> [UInt8] { after[file.path] ?? file.bytes }

    /// All cases below a directory, sorted by name.
    public static func all(in golden: URL) throws -> [GoldenCase] {
        let manager = FileManager.default
        var cases: [GoldenCase] = []
        for rule in try manager.contentsOfDirectory(atPath: golden.path).sorted() {
            let folder = golden.appendingPathComponent(rule)
            var isDirectory: ObjCBool = false
            guard manager.fileExists(atPath: folder.path, isDirectory: &isDirectory), isDirectory.boolValue else {
                continue
            }
            for name in try manager.contentsOfDirectory(atPath: folder.path).sorted() where !name.hasPrefix(".") {
                cases.append(try GoldenCase(name: "\(rule)/\(name)", directory: folder.appendingPathComponent(name)))
            }
        }
        return cases
    }

    public init(name: String, directory: URL) throws {
        self.name = name
        self.directory = directory
        let files = try GoldenCase.files(directory, "before").sorted { $0.path < $1.path }
        before = files.filter { !GoldenCase.isManifest($0.path) }
        manifests = files.filter { GoldenCase.isManifest($0.path) }
        after = Dictionary(uniqueKeysWithValues: try GoldenCase.files(directory, "after").map { ($0.path, $0.bytes) })
        diagnostics =
            (try? String(contentsOf: directory.appendingPathComponent("diagnostics.txt"), encoding: .utf8)) ?? ""
        let flagText = (try? String(contentsOf: directory.appendingPathComponent("flags.txt"), encoding: .utf8)) ?? ""
        flags = flagText.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// `side.swift`, or the files of the folder `side`; a single file is named `before.swift` on both sides.
    private static func files(_ directory: URL, _ side: String) throws -> [SourceFile] {
        let single = directory.appendingPathComponent(side + ".swift")
        if let data = FileManager.default.contents(atPath: single.path) {
            return [SourceFile(path: "before.swift", bytes: [UInt8](data))]
        }
        let folder = directory.appendingPathComponent(side)
        guard let names = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        var files: [SourceFile] = []
        for case let name as String in names where name.hasSuffix(".swift") || isManifest(name) {
            guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) else {
                continue
            }
            files.append(SourceFile(path: name, bytes: [UInt8](data)))
        }
        return files
    }

    private static func isManifest(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.hasPrefix("Package") && name.hasSuffix(".swift") && (name == "Package.swift" || name.contains("@"))
            || ["project.pbxproj", "BUILD", "BUILD.bazel", "WORKSPACE", "MODULE.bazel"].contains(name)
            || [".xcconfig", ".podspec", ".yml", ".yaml", ".bzl"].contains { name.hasSuffix($0) }
            || ModuleMap.mayBeManifest(swiftPath: path)
    }
}
