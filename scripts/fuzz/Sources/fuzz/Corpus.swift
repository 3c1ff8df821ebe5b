import Foundation
import SourceText

/// The files that inputs are made of.
struct Corpus: Sendable {
    let files: [SourceFile]
    /// Files that belong together: those of one folder `before`, and each other file by itself.
    let projects: [[SourceFile]]

    init(_ paths: [String]) {
        files = Corpus.paths(paths).map { path in
            guard let data = FileManager.default.contents(atPath: path) else { Options.fail("cannot read \(path)") }
            return SourceFile(path: path, bytes: [UInt8](data))
        }
        if files.isEmpty { Options.fail("no file there") }
        var folders: [String: [SourceFile]] = [:]
        for file in files where !file.path.contains("/after") {
            let isPart = file.path.contains("/before/")
            folders[isPart ? (file.path as NSString).deletingLastPathComponent : file.path, default: []].append(file)
        }
        projects = folders.sorted { $0.key < $1.key }.map(\.value)
    }

    /// All files below the paths whose names end as those of sources do, sorted; `.bytes` is a file that is no Swift at all.
    private static func paths(_ roots: [String]) -> [String] {
        var found: [String] = []
        for root in roots {
            guard let names = FileManager.default.enumerator(atPath: root) else { Options.fail("no such folder: \(root)") }
            for case let name as String in names where name.hasSuffix(".swift") || name.hasSuffix(".bytes") {
                if !name.hasSuffix("Package.swift") { found.append(root + "/" + name) }
            }
        }
        return found.sorted()
    }
}
