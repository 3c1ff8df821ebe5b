import SourceText

/// The `project.pbxproj` files of Xcode projects.
enum XcodeProjectReader: ManifestReader {
    static let kind = Module.Kind.xcodeTarget

    static func read(_ files: ManifestFiles, _ table: PathTable) -> [ManifestTargets] {
        files.named(["project.pbxproj"]).compactMap { file in
            guard let wrapper = RelativePath.parent(of: file.path), wrapper.hasSuffix(".xcodeproj") else { return nil }
            var project = XcodeProject(
                file, directory: RelativePath.parent(of: wrapper) ?? "", configurationFiles: files.configurationFiles)
            return project.targets()
        }
    }
}

/// The lines of a project file: looked for once, and only where somebody asks.
struct XcodeProjectLines {
    private let file: SourceFile
    private var index: LineIndex?

    init(_ file: SourceFile) { self.file = file }

    mutating func place(of node: PropertyList.NodeID, in list: PropertyList) -> ManifestPlace {
        let index = self.index ?? LineIndex(file.bytes)
        self.index = index
        return ManifestPlace(path: file.path, line: index.lineNumber(at: list.nodes[Int(node)].start) + 1)
    }
}
