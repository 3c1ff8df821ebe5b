/// What a `Package.swift` says about its targets, as far as it says it in literals.
struct PackageManifest {
    /// The ways to declare a target, by the name of the factory method.
    enum TargetKind: String {
        case target
        case executableTarget
        case testTarget
        case macro
        case plugin
        case systemLibrary
        case binaryTarget
    }

    /// One `.target(name: …)` and its like.
    struct Target {
        let name: String
        let kind: TargetKind
        let path: String?
        let exclude: [String]
        /// `nil`: all files of the target's directory.
        let sources: [String]?
        /// All that is named in its list of dependencies.
        let dependencies: Set<String>
        /// True where nothing but the name is given: a declaration or, as likely, a dependency.
        let isBare: Bool
    }

    private(set) var targets: [Target] = []
    /// Targets of `.library` products, and those that they are built from: who depends on a product can import all of them.
    private(set) var vendedTargets: Set<String> = []
    private(set) var platforms: [PlatformMinimum] = []
    /// True where the manifest names `.defaultIsolation(…)`, or a compiler flag for it: for which targets is not looked at.
    private(set) var mentionsDefaultIsolation = false
    /// True where targets are built by code rather than written down.
    private(set) var hasUnreadTargets = false
    /// True where products are built by code rather than written down.
    private(set) var hasUnreadProducts = false

    private let source: ManifestTokens
    private let constants: ManifestConstants

    init(_ bytes: [UInt8]) {
        source = ManifestTokens(bytes)
        constants = ManifestConstants(source)
        readCalls()
        readPackage()
        dropDependencies()
        addDependenciesOfVendedTargets()
        mentionsDefaultIsolation = source.tokens.indices.contains {
            source.isWord($0, "defaultIsolation") || source.isString($0, "-default-isolation")
        }
    }

    /// True for the text of a manifest, false for a model that happens to be called `Package.swift`.
    static func describesPackage(_ bytes: [UInt8]) -> Bool {
        let name = Array("PackageDescription".utf8)
        var start = bytes.startIndex
        while let index = bytes[start...].firstIndex(of: name[0]) {
            if bytes[index...].starts(with: name) { return true }
            start = index + 1
        }
        return false
    }

    /// Finds the declarations wherever they stand: in `targets:`, in constants, in `package.targets.append`.
    ///
    /// A manifest is one file, so each target and product comes from a call in it. Where all of these give literal names,
    /// all targets are known, however the lists are put together.
    private mutating func readCalls() {
        var index = 0
        while index < source.tokens.count {
            if source.isMark(index, "."), source.isMark(index + 2, "("), let method = source.word(index + 1),
               readCall(method, arguments: source.elements(inBracketsAt: index + 2)) {
                index = source.partners[index + 2]
            }
            index += 1
        }
    }

    /// Returns true where the call was a declaration, whose inside holds no further ones.
    private mutating func readCall(_ method: String, arguments: [ManifestTokens.Element]) -> Bool {
        if method == "library" {
            readLibrary(arguments)
            return true
        }
        guard let kind = TargetKind(rawValue: method) else { return false }
        let labels = arguments.compactMap(\.label)
        if labels.contains("condition") || labels.contains("package") { return true }
        if kind == .plugin && !labels.contains("capability") { return true }
        readTarget(kind, arguments)
        return true
    }

    private mutating func readTarget(_ kind: TargetKind, _ arguments: [ManifestTokens.Element]) {
        guard let name = value("name", arguments).flatMap(constants.string) else {
            hasUnreadTargets = true
            return
        }
        let path = value("path", arguments)
        let exclude = value("exclude", arguments).map(constants.strings)
        let sources = value("sources", arguments).map(constants.strings)
        if let path, constants.string(path) == nil {
            hasUnreadTargets = true
        }
        targets.append(Target(
            name: name,
            kind: kind,
            path: path.flatMap(constants.string),
            exclude: exclude?.values ?? [],
            sources: sources?.isComplete == true ? sources?.values : nil,
            dependencies: Set(value("dependencies", arguments).map { $0.compactMap(source.string) } ?? []),
            isBare: arguments.count == 1
        ))
    }

    private mutating func readLibrary(_ arguments: [ManifestTokens.Element]) {
        guard let list = value("targets", arguments).map(constants.strings) else {
            hasUnreadProducts = true
            return
        }
        vendedTargets.formUnion(list.values)
        if !list.isComplete {
            hasUnreadProducts = true
        }
    }

    private func value(_ label: String, _ arguments: [ManifestTokens.Element]) -> Range<Int>? {
        arguments.first { $0.label == label }?.value
    }
}

/// The call of `Package(…)` itself.
extension PackageManifest {
    private mutating func readPackage() {
        let call = source.tokens.indices.first { source.isWord($0, "Package") && source.isMark($0 + 1, "(") }
        guard let call else {
            hasUnreadTargets = true
            return
        }
        let arguments = source.elements(inBracketsAt: call + 1)
        platforms = value("platforms", arguments).map(readPlatforms) ?? []
    }

    private func readPlatforms(_ list: Range<Int>) -> [PlatformMinimum] {
        let elements = constants.array(list)?.elements ?? []
        return PlatformMinimum.lowest(of: elements.compactMap { readPlatform($0.value) })
    }

    /// `.iOS(.v16)`, `.iOS("16.4")`, `.custom("name", versionString: "1.0")`.
    private func readPlatform(_ element: Range<Int>) -> PlatformMinimum? {
        guard let open = element.first(where: { source.isMark($0, "(") }), let name = source.word(open - 1) else { return nil }
        let arguments = source.elements(inBracketsAt: open)
        guard let version = arguments.last.flatMap({ readVersion($0.value) }) else { return nil }
        if name != "custom" { return PlatformMinimum(name: name, version: version) }
        return arguments.first.flatMap { constants.string($0.value) }.map { PlatformMinimum(name: $0, version: version) }
    }

    private func readVersion(_ expression: Range<Int>) -> String? {
        if let version = constants.string(expression) { return version }
        guard let word = expression.last.flatMap(source.word), word.hasPrefix("v") else { return nil }
        return String(word.dropFirst().map { $0 == "_" ? "." : $0 })
    }

    private mutating func addDependenciesOfVendedTargets() {
        var queue = Array(vendedTargets)
        while let next = queue.popLast() {
            for target in targets where target.name == next {
                for name in target.dependencies where vendedTargets.insert(name).inserted { queue.append(name) }
            }
        }
    }

    /// `.target(name: "Core")` in a list of dependencies looks like a declaration; where there is a fuller one, that counts.
    private mutating func dropDependencies() {
        let declared = Set(targets.filter { !$0.isBare || $0.kind != .target }.map(\.name))
        targets.removeAll { $0.isBare && $0.kind == .target && declared.contains($0.name) }
    }
}
