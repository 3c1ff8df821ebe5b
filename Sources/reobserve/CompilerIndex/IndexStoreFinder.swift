import SystemAccess

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where SwiftPM and Xcode put the compiler's index of a project.
struct IndexStoreFinder {
    /// A real path.
    let root: String

    /// - Parameter packages: the folders with a `Package.swift`, relative to the root.
    func find(packages: Set<String>) -> [String] {
        let folders = packages.union([""]).sorted().map { PathName.join(root, $0 == "." ? "" : $0) }
        return unique(folders.flatMap(stores) + xcodeStores)
    }

    /// `.build/debug/index/store`, and the same below the triple of another platform.
    private func stores(ofPackage package: String) -> [String] {
        let build = PathName.join(package, ".build")
        let names = (try? FileSystem.names(inDirectory: build)) ?? []
        let folders = [build] + names.map { PathName.join(build, $0) }
        return folders.flatMap { folder in ["debug", "release"].map { PathName.join(folder, "\($0)/index/store") } }
            .filter { FileSystem.kind(of: $0) == .directory }
    }

    /// The folders of `DerivedData` whose project or workspace lies below the root, or is the root.
    private var xcodeStores: [String] {
        guard let home = Terminal.environmentVariable("HOME") else { return [] }
        let derivedData = PathName.join(home, "Library/Developer/Xcode/DerivedData")
        let names = (try? FileSystem.names(inDirectory: derivedData)) ?? []
        return names.map { PathName.join(derivedData, $0) }.filter { isOfRoot($0) }
            .map { PathName.join($0, "Index.noindex/DataStore") }.filter { FileSystem.kind(of: $0) == .directory }
    }

    private func isOfRoot(_ folder: String) -> Bool {
        let path = PathName.join(folder, "info.plist")
        guard let bytes = try? FileSystem.readFile(at: path, limit: 1 << 20, isRegular: true),
            let information = try? PropertyListDecoder().decode(Information.self, from: Data(bytes)),
            let workspace = try? FileSystem.realPath(of: information.workspacePath)
        else { return false }
        return PathName.relative(workspace, to: root) != nil
    }

    /// What Xcode notes of the folder's project.
    private struct Information: Decodable {
        enum CodingKeys: String, CodingKey {
            case workspacePath = "WorkspacePath"
        }

        let workspacePath: String
    }

    /// The same folder may have several names, as `.build/debug` is a link.
    private func unique(_ folders: [String]) -> [String] {
        var seen: Set<String> = []
        return folders.compactMap { try? FileSystem.realPath(of: $0) }.filter { seen.insert($0).inserted }
    }
}
