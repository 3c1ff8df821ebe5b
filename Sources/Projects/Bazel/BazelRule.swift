/// What a call in a `BUILD` file declares.
struct BazelRule {
    enum Kind: Equatable {
        /// A module in Swift.
        case module(Module.Product)
        /// An application, an extension, a framework or a test, for one platform.
        case bundle(Module.Product, platform: String)
        /// A macro of the project, which declares what only running it tells.
        case macro
        /// A rule that compiles no Swift; others may be reached through it.
        case other
    }

    let kind: Kind
    let call: StarlarkCall
    let package: BazelPackage
    let label: BazelLabel

    private static let modules: [String: Module.Product] = [
        "swift_library": .library, "mixed_language_library": .library, "swift_binary": .application,
        "swift_test": .test, "swift_compiler_plugin": .unknown,
    ]
    private static let platforms = [
        "ios_": "iOS", "macos_": "macOS", "tvos_": "tvOS", "watchos_": "watchOS", "visionos_": "visionOS",
    ]

    /// Nil for a call without a name that can be read.
    init?(_ call: StarlarkCall, in package: BazelPackage) {
        guard let name = call["name"].flatMap({ package.string($0) }) else { return nil }
        self.call = call
        self.package = package
        label = BazelLabel(package: package.directory, name: name)
        kind = BazelRule.kind(of: call, in: package)
    }

    private static func kind(of call: StarlarkCall, in package: BazelPackage) -> Kind {
        // A macro of the project may be called as the rule that it wraps.
        if isMacro(call, in: package) { return .macro }
        if let product = modules[call.name] {
            let isTest = call["testonly"].map { if case .name("True") = $0.value { true } else { false } } ?? false
            return .module(isTest ? .test : product)
        }
        guard let platform = platforms.first(where: { call.name.hasPrefix($0.key) }) else { return .other }
        return .bundle(product(ofBundle: call.name), platform: platform.value)
    }

    private static func product(ofBundle name: String) -> Module.Product {
        if name.hasSuffix("_test") || name.hasSuffix("_test_suite") { return .test }
        if name.hasSuffix("framework") { return .framework }
        if name.contains("extension") { return .extension }
        return name.hasSuffix("application") || name.hasSuffix("app_clip") ? .application : .unknown
    }

    /// True for what surely compiles code or bundles it.
    var isModule: Bool {
        switch kind {
        case .module: true
        // A test runner is called `ios_…` as well.
        case .bundle: call["minimum_os_version"] != nil || call["deps"] != nil
        case .macro, .other: false
        }
    }

    /// True where it only gives files a name.
    var isFileGroup: Bool { kind == .other && ["filegroup", "genrule", "alias"].contains(call.name) }

    /// What it is made of or needs, as far as it is in the workspace, and whether these are all. A macro may link what
    /// any of its arguments names.
    var dependencies: (labels: [BazelLabel], isComplete: Bool) {
        var texts: [String] = []
        var isComplete = true
        for (label, value) in call.arguments where !BazelRule.attributesWithoutLabels.contains(label) {
            let found = package.strings(value)
            if let text = package.string(value) {
                texts.append(text)
            } else {
                texts += found.texts
                // `**COMMON` may be anything.
                let isLinked = label.isEmpty || BazelRule.linkedAttributes.contains(label)
                isComplete = isComplete && (found.isComplete || !isLinked)
            }
        }
        return (texts.compactMap(package.label), isComplete)
    }

    private static let linkedAttributes: Set<String> = [
        "deps", "private_deps", "implementation_deps", "exports", "frameworks", "extensions", "app_clips",
        "watch_application", "extension", "actual",
    ]
    private static let attributesWithoutLabels: Set<String> = [
        "name", "visibility", "tags", "copts", "module_name", "testonly", "minimum_os_version", "test_host",
    ]

    /// True for a bundle whose code is compiled for its own systems, whatever it is a part of. A framework is loaded by
    /// what it is a part of.
    var hasOwnVersion: Bool {
        guard case .bundle(let product, _) = kind else { return false }
        return product != .framework && call["minimum_os_version"] != nil
    }

    /// True for a function that a file of the workspace declares.
    static func isMacro(_ call: StarlarkCall, in package: BazelPackage) -> Bool {
        package.file.loaded[call.name].map { !$0.label.hasPrefix("@") || $0.label.hasPrefix("@//") } ?? false
    }
}

extension BazelLabel {
    init(package: String, name: String) {
        self.package = package
        self.name = name
    }
}
