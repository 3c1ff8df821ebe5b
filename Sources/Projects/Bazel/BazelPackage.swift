import SourceText

/// A `BUILD` file with the constants that it loads.
struct BazelPackage {
    let path: String
    /// Relative to the root.
    let directory: String
    /// The directory of the workspace that the package belongs to.
    let workspace: String
    let file: StarlarkFile
    /// Those of the file and those that it loads.
    private let constants: [String: StarlarkNode]
    let budget = ManifestBudget()

    private static let longestChain = 16

    /// - Parameter load: what a file says that a label names, seen from this package.
    init(_ source: SourceFile, workspace: String, load: (BazelLabel) -> StarlarkFile?) {
        path = source.path
        directory = RelativePath.parent(of: source.path) ?? ""
        self.workspace = workspace
        file = StarlarkReader.read(source.bytes)
        var constants: [String: StarlarkNode] = [:]
        for (name, origin) in file.loaded {
            guard let label = BazelLabel(origin.label, package: directory, workspace: workspace) else { continue }
            constants[name] = load(label)?.constants[origin.name]
        }
        self.constants = constants.merging(file.constants) { _, own in own }
    }

    func place(_ line: Int) -> ManifestPlace { ManifestPlace(path: path, line: line) }

    func label(_ text: String) -> BazelLabel? { BazelLabel(text, package: directory, workspace: workspace) }

    // MARK: Values

    /// What a name stands for, or `minimum` of `versions.minimum` with `versions = struct(minimum = "17.0")`.
    private func constant(_ name: String) -> StarlarkNode? {
        let parts = name.split(separator: ".")
        guard parts.count == 2 else { return constants[name] }
        guard case .call(let call)? = constants[String(parts[0])]?.value, call.name == "struct" else { return nil }
        return call[String(parts[1])]
    }

    func string(_ node: StarlarkNode, depth: Int = 0) -> String? {
        guard depth < BazelPackage.longestChain, budget.spend() else { return nil }
        switch node.value {
        case .string(let text): return text
        case .name(let name): return constant(name).flatMap { string($0, depth: depth + 1) }
        case .sum(let parts):
            var sum = ""
            for part in parts {
                guard let text = string(part, depth: depth + 1), budget.spend(for: text) else { return nil }
                sum += text
            }
            return sum
        default: return nil
        }
    }

    /// All strings that a value may be, as one of `select({…})` is; nil where one is not known.
    func choices(_ node: StarlarkNode) -> [String]? {
        if case .call(let call) = node.value, call.name == "select",
            case .dictionary(let entries)? = call.arguments.first?.value.value
        {
            let texts = entries.map { string($0.value) }
            return texts.contains(nil) ? nil : texts.compactMap { $0 }
        }
        return string(node).map { [$0] }
    }

    /// The elements of lists, also where several are added, those of all branches of `select({…})`, and whether these
    /// are all.
    func elements(_ node: StarlarkNode?, depth: Int = 0) -> (nodes: [StarlarkNode], isComplete: Bool) {
        guard let node else { return ([], true) }
        guard depth < BazelPackage.longestChain, budget.spend() else { return ([], false) }
        switch node.value {
        case .list(let elements, let isComplete): return (elements, isComplete)
        case .name("None"): return ([], true)
        case .name(let name): return constant(name).map { elements($0, depth: depth + 1) } ?? ([], false)
        case .sum(let parts):
            return elements(ofAll: parts, depth: depth + 1)
        case .call(let call) where call.name == "select":
            guard case .dictionary(let entries)? = call.arguments.first?.value.value else { return ([], false) }
            return elements(ofAll: entries.map(\.value), depth: depth + 1)
        case .call(let call) where call.name == "glob": return ([node], true)
        default: return ([], false)
        }
    }

    private func elements(ofAll parts: [StarlarkNode], depth: Int) -> (nodes: [StarlarkNode], isComplete: Bool) {
        var nodes: [StarlarkNode] = []
        var isComplete = true
        for part in parts {
            let found = elements(part, depth: depth)
            guard budget.spend(found.nodes.count) else { return ([], false) }
            nodes += found.nodes
            isComplete = isComplete && found.isComplete
        }
        return (nodes, isComplete)
    }

    /// Texts of a list, and whether these are all.
    func strings(_ node: StarlarkNode?) -> (texts: [String], isComplete: Bool) {
        let found = elements(node)
        let texts = found.nodes.map { string($0) }
        return (texts.compactMap { $0 }, found.isComplete && !texts.contains(nil))
    }

    /// The files that `srcs` names, and whether these are all.
    ///
    /// - Parameters:
    ///   - subpackages: the directories of packages below this one, into which no glob reaches.
    ///   - group: the files of a rule that is named.
    func sources(
        _ node: StarlarkNode?, subpackages: [String], group: (BazelLabel) -> [FileClaim]
    ) -> (claims: [FileClaim], isComplete: Bool) {
        let found = elements(node)
        var isComplete = found.isComplete
        var claims: [FileClaim] = []
        for element in found.nodes {
            if case .call(let call) = element.value, call.name == "glob" {
                let included = strings(call["include"] ?? call.arguments.first { $0.label.isEmpty }?.value)
                let excluded = strings(call["exclude"])
                isComplete = isComplete && included.isComplete && excluded.isComplete
                claims += included.texts.compactMap { glob in
                    var claim = FileFilter.claim(glob, in: directory, excluding: excluded.texts)
                    claim?.excluded = subpackages
                    return claim
                }
            } else if let text = string(element) {
                guard let label = label(text) else { continue }
                if let path = RelativePath.join(label.package, label.name), path.hasSuffix(".swift") {
                    claims.append(FileClaim(path: path))
                } else {
                    claims += group(label)
                }
            } else {
                isComplete = false
            }
        }
        return (claims, isComplete)
    }
}

/// `//App/Sources:Library`, with the package relative to the root.
struct BazelLabel: Hashable {
    let package: String
    let name: String

    /// Nil for what lies in another repository.
    init?(_ text: String, package: String, workspace: String) {
        var rest = Substring(text)
        if rest.hasPrefix("@//") { rest = rest.dropFirst() }
        guard !rest.hasPrefix("@") else { return nil }
        guard rest.hasPrefix("//") else {
            self.package = package
            name = String(rest.hasPrefix(":") ? rest.dropFirst() : rest)
            return
        }
        let parts = rest.dropFirst(2).split(separator: ":", omittingEmptySubsequences: false)
        let path = parts.first.map { String($0) } ?? ""
        guard let joined = RelativePath.join(workspace, path) else { return nil }
        self.package = joined
        name = parts.count > 1 ? String(parts[1]) : RelativePath.lastComponent(of: path)
    }
}
