import SourceText

/// XcodeGen's `project.yml`, with the files that it includes.
enum XcodeGenReader: ManifestReader {
    static let kind = Module.Kind.xcodeGenTarget

    private static let names: Set<String> = ["project.yml", "project.yaml"]

    static func read(_ files: ManifestFiles, _ table: PathTable) -> [ManifestTargets] {
        files.named(names).compactMap { file in
            let directory = RelativePath.parent(of: file.path) ?? ""
            var specification = XcodeGenSpecification(files: files, root: directory)
            guard let document = specification.load(file) else { return nil }
            return XcodeGenTargets(
                path: file.path, directory: directory, document: document, specification: specification,
                configurationFiles: files.configurationFiles
            ).read()
        }
    }

    /// Those that a specification includes. Relative to what is not told by the file itself, so that all directories
    /// above it are named too.
    static func pathsNamed(in file: SourceFile) -> [String] {
        guard isYAML(file.path), case .success(let document) = YAMLReader.read(file),
            let included = document["include"]
        else { return [] }
        var paths: [String] = []
        for path in included.list.compactMap({ XcodeGenInclude($0)?.path }) {
            var directory = RelativePath.parent(of: file.path)
            while let base = directory {
                if let joined = RelativePath.join(base, path), isYAML(joined) { paths.append(joined) }
                directory = RelativePath.parent(of: base)
            }
        }
        return paths
    }

    private static func isYAML(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") }
}

/// One element of `include:`.
struct XcodeGenInclude {
    let path: String
    let place: ManifestPlace
    let isRelative: Bool
    let isEnabled: Bool

    /// Nil for what names no file.
    init?(_ node: YAMLNode) {
        guard let path = node.text ?? node["path"]?.text, !path.isEmpty else { return nil }
        self.path = path
        place = node.place
        isRelative = !XcodeGenInclude.isFalse(node["relativePaths"])
        isEnabled = !XcodeGenInclude.isFalse(node["enable"])
    }

    private static func isFalse(_ node: YAMLNode?) -> Bool {
        node?.text.map { ["false", "no", "NO", "False", "0"].contains($0) } ?? false
    }
}

/// Puts together the files of one specification.
struct XcodeGenSpecification {
    private let files: ManifestFiles
    /// The directory of the `project.yml`.
    private let root: String
    /// For each file that was read what paths in it are relative to.
    private(set) var baseByFile: [String: String] = [:]
    private(set) var problems: [ManifestProblem] = []
    private var known: Set<String> = []

    private static let mostFiles = 256
    /// Those that tell a specification from another tool's file of the name.
    private static let keys = ["targets", "include", "targetTemplates"]

    init(files: ManifestFiles, root: String) {
        self.files = files
        self.root = root
    }

    /// The document with what it includes; nil for a file that is not a specification.
    mutating func load(_ file: SourceFile) -> YAMLNode? {
        switch YAMLReader.read(file) {
        case .success(let document):
            let keys = Set(document.entries.map(\.key))
            guard !keys.isDisjoint(with: XcodeGenSpecification.keys) else { return nil }
            return merge(document, of: file.path, base: root, relativePath: "")
        case .failure(let problem):
            guard XcodeGenSpecification.looksLikeSpecification(file.bytes) else { return nil }
            note("\(problem.message) is not read", ManifestPlace(path: file.path, line: problem.line))
            return YAMLNode(value: .mapping([]), place: ManifestPlace(path: file.path, line: 1))
        }
    }

    /// True for text in which a line starts with one of the keys, however it is written: `targets:`, `"targets" :`,
    /// `{targets:`. Only within brackets may it be indented.
    private static func looksLikeSpecification(_ bytes: [UInt8]) -> Bool {
        func withoutBlanks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { line.drop { $0 == 0x20 || $0 == 0x09 } }
        let text = bytes.withoutByteOrderMark
        let isInBrackets = text.first { $0 > 0x20 } == UInt8(ascii: "{")
        return text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).contains { line in
            var line = line
            if line.starts(with: "---".utf8) { line = withoutBlanks(line.dropFirst(3)) }
            if isInBrackets || line.first == UInt8(ascii: "{") {
                line = withoutBlanks(line.drop { [0x20, 0x09, UInt8(ascii: "{")].contains($0) })
            }
            let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
            line = line.drop { quotes.contains($0) }
            return keys.contains { key in
                line.starts(with: key.utf8)
                    && withoutBlanks(line.dropFirst(key.utf8.count).drop { quotes.contains($0) }).first
                        == UInt8(ascii: ":")
            }
        }
    }

    /// - Parameters:
    ///   - base: what the include was relative to.
    ///   - relativePath: the directory of the file, seen from there.
    private mutating func merge(_ document: YAMLNode, of path: String, base: String, relativePath: String) -> YAMLNode {
        known.insert(path)
        let directory = RelativePath.join(base, relativePath) ?? base
        baseByFile[path] = directory
        var result: YAMLNode?
        for node in document["include"]?.list ?? [] {
            guard let include = XcodeGenInclude(node), include.isEnabled else { continue }
            let included = self.included(include, base: include.isRelative ? directory : base)
            guard let included else { continue }
            result = result.map { XcodeGenSpecification.merged(included, onto: $0) } ?? included
        }
        return result.map { XcodeGenSpecification.merged(document, onto: $0) } ?? document
    }

    /// Nil where the file can't be read, or has been read before.
    private mutating func included(_ include: XcodeGenInclude, base: String) -> YAMLNode? {
        if include.path.contains("$") || include.path.contains("://") {
            note("\(include.path) is included but is not in the project", include.place)
            return nil
        }
        guard let path = RelativePath.join(base, include.path), let file = files[path],
            known.count < XcodeGenSpecification.mostFiles
        else {
            note("\(include.path) is included and can't be found", include.place)
            return nil
        }
        guard !known.contains(path) else { return nil }
        switch YAMLReader.read(file) {
        case .success(let document):
            let folder = include.isRelative ? RelativePath.parent(of: include.path) ?? "" : ""
            return merge(document, of: path, base: base, relativePath: folder)
        case .failure(let problem):
            note("\(problem.message) is not read", ManifestPlace(path: path, line: problem.line))
            return nil
        }
    }

    private mutating func note(_ message: String, _ place: ManifestPlace) {
        problems.append(ManifestProblem(message, at: place, subject: .modules))
    }

    /// As XcodeGen merges: mappings key by key, sequences one after the other, `key:REPLACE` instead of what was there.
    static func merged(_ node: YAMLNode, onto base: YAMLNode) -> YAMLNode {
        guard base.isMapping, node.isMapping else { return node }
        var entries = base.entries
        var positions = Dictionary(entries.enumerated().map { ($1.key, $0) }) { $1 }
        for entry in node.entries {
            let replaces = entry.key.hasSuffix(":REPLACE")
            var entry = entry
            if replaces { entry.key = String(entry.key.dropLast(":REPLACE".count)) }
            guard let position = positions[entry.key] else {
                positions[entry.key] = entries.count
                entries.append(entry)
                continue
            }
            let old = entries[position].value
            if !replaces, old.isMapping, entry.value.isMapping {
                entry.value = merged(entry.value, onto: old)
            } else if !replaces, let first = old.elements, let second = entry.value.elements {
                entry.value = YAMLNode(value: .sequence(first + second), place: old.place)
            }
            entries[position] = entry
        }
        return YAMLNode(value: .mapping(entries), place: node.place)
    }
}
