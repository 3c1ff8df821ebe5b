import SourceText

/// `.podspec` files of CocoaPods: one module each, with the files of its subspecs.
enum PodspecReader: ManifestReader {
    static let kind = Module.Kind.pod

    static func read(_ files: ManifestFiles, _ table: PathTable) -> [ManifestTargets] {
        files.all.filter { $0.path.hasSuffix(".podspec") }.compactMap { file in
            let directory = RelativePath.parent(of: file.path) ?? ""
            let podspec = Podspec(file)
            var result = ManifestTargets(path: file.path, directory: directory, problems: podspec.problems)
            let fileName = String(RelativePath.lastComponent(of: file.path).dropLast(".podspec".count))
            let name = podspec.name ?? fileName
            var claims = podspec.sources.compactMap { FileFilter.claim($0, in: directory) }
            let excluded = podspec.excluded.compactMap { FileFilter.absolute($0, in: directory) }
            for index in claims.indices where !excluded.isEmpty {
                claims[index].filter = FileFilter(
                    included: claims[index].filter?.included ?? [], excluded: excluded)
            }
            guard !claims.isEmpty else { return result.problems.isEmpty ? nil : result }
            result.targets = [
                TargetDescription(
                    name: name, moduleName: RelativePath.moduleName(podspec.moduleName ?? name), kind: .pod,
                    product: .library, isVendedLibrary: true, platforms: PlatformMinimum.lowest(of: podspec.platforms),
                    mainActorPlace: podspec.mainActorPlace,
                    infersActorsOfWrappers: podspec.isSwift5 && !podspec.setsFeatures,
                    place: podspec.place,
                    problem: podspec.problems.first { $0.subject != .modules }, claims: claims)
            ]
            return result
        }
    }
}

/// What a `.podspec` says in literals. It is Ruby, of which only assignments and blocks of subspecs are read.
struct Podspec {
    private(set) var name: String?
    private(set) var moduleName: String?
    private(set) var platforms: [PlatformMinimum] = []
    private(set) var sources: [String] = []
    private(set) var excluded: [String] = []
    private(set) var mainActorPlace: ManifestPlace?
    private(set) var isSwift5 = false
    /// True where build settings may say more of the rules of the language.
    private(set) var setsFeatures = false
    private(set) var problems: [ManifestProblem] = []
    private(set) var place: ManifestPlace

    private let path: String
    /// Depth of `test_spec` and `app_spec` blocks, whose files are none of the pod.
    private var skippedBlocks = 0
    private var openBlocks: [Bool] = []

    private static let systems = [
        "ios": "iOS", "osx": "macOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS",
    ]

    init(_ file: SourceFile) {
        path = file.path
        place = ManifestPlace(path: file.path, line: 1)
        for statement in PodspecStatement.all(in: file.bytes) { read(statement) }
    }

    private mutating func read(_ statement: PodspecStatement) {
        if statement.opensBlock {
            let isTest = ["test_spec", "app_spec"].contains { statement.text.contains("." + $0) }
            openBlocks.append(isTest)
            skippedBlocks += isTest ? 1 : 0
            return
        }
        if statement.text == "end" {
            if openBlocks.popLast() == true { skippedBlocks -= 1 }
            return
        }
        guard skippedBlocks == 0, let (keys, value) = statement.assignment else { return }
        let here = ManifestPlace(path: path, line: statement.line)
        let isSubspec = openBlocks.count > 1
        switch keys.last {
        case "name" where !isSubspec && name == nil:
            name = PodspecStatement.strings(value).first
            place = here
        case "module_name" where !isSubspec: moduleName = PodspecStatement.strings(value).first
        case "platform", "platforms": readPlatforms(value, here)
        case "deployment_target": readDeploymentTarget(keys, value, here)
        case "source_files": readFiles(value, here, to: \.sources)
        case "exclude_files": readFiles(value, here, to: \.excluded)
        case "swift_version", "swift_versions":
            let versions = PodspecStatement.strings(value)
            isSwift5 = !versions.isEmpty && versions.allSatisfy { $0.hasPrefix("5") || $0.hasPrefix("4") }
        case "pod_target_xcconfig":
            setsFeatures = ["SWIFT_VERSION", "SWIFT_UPCOMING", "OTHER_SWIFT_FLAGS"].contains { value.contains($0) }
            if value.contains("SWIFT_DEFAULT_ACTOR_ISOLATION"), !value.contains("nonisolated") { mainActorPlace = here }
        default: return
        }
    }

    /// `:ios, '15.0'`, `{ :ios => '15.0', :osx => '12.0' }`, `{ ios: '15.0' }`
    private mutating func readPlatforms(_ value: String, _ here: ManifestPlace) {
        var rest = value[...]
        while let match = rest.firstIndex(where: \.isLetter) {
            let word = rest[match...].prefix { $0.isLetter }
            rest = rest[word.endIndex...]
            guard let system = Podspec.systems[String(word)] else { continue }
            let following = rest.prefix { !$0.isLetter }
            if let version = PodspecStatement.strings(String(following)).first {
                platforms.append(PlatformMinimum(name: system, version: version, place: here))
            } else if value.contains("=>") || value.contains(",") {
                noteComputed(here)
            }
        }
    }

    /// `s.ios.deployment_target = '15.0'`
    private mutating func readDeploymentTarget(_ keys: [String], _ value: String, _ here: ManifestPlace) {
        guard keys.count >= 2, let system = Podspec.systems[keys[keys.count - 2]] else { return }
        guard let version = PodspecStatement.strings(value).first, !version.contains("#{") else {
            return noteComputed(here)
        }
        platforms.append(PlatformMinimum(name: system, version: version, place: here))
    }

    private mutating func noteComputed(_ here: ManifestPlace) {
        problems.append(
            ManifestProblem(
                "the deployment target is computed", at: here, subject: .deploymentTarget(of: name ?? "the pod")))
    }

    private mutating func readFiles(
        _ value: String, _ here: ManifestPlace, to list: WritableKeyPath<Podspec, [String]>
    ) {
        let globs = PodspecStatement.strings(value)
        if globs.isEmpty || globs.contains(where: { $0.contains("#{") }) {
            problems.append(ManifestProblem("the files are computed", at: here, subject: .modules))
        }
        self[keyPath: list] += globs.filter { !$0.contains("#{") }
    }
}

/// One statement of a `.podspec`.
struct PodspecStatement {
    /// Without comments; those of several lines in one.
    let text: String
    /// 1-based.
    let line: Int

    /// `s.subspec 'Core' do |core|`, `if …`
    var opensBlock: Bool {
        text.hasSuffix("|") && text.contains(" do ") || text.hasSuffix(" do") || text.hasPrefix("if ")
            || text.hasPrefix("unless ") || text.hasPrefix("def ")
    }

    /// `[ios, deployment_target]` and `'15.0'` of `s.ios.deployment_target = '15.0'`.
    var assignment: (keys: [String], value: String)? {
        guard let sign = text.firstIndex(of: "="), text[..<sign].allSatisfy({ !"'\"({".contains($0) }) else {
            return nil
        }
        let next = text.index(after: sign)
        guard next < text.endIndex, text[next] != "=", text[next] != ">", text[next] != "~" else { return nil }
        let keys = text[..<sign].split(separator: ".").map { part in String(part.filter { !$0.isWhitespace }) }
        guard keys.count > 1 else { return nil }
        return (Array(keys.dropFirst()), String(text[next...]))
    }

    /// What stands between quotes.
    static func strings(_ text: String) -> [String] {
        var result: [String] = []
        var rest = text[...]
        while let open = rest.firstIndex(where: { $0 == "'" || $0 == "\"" }) {
            let behind = rest[rest.index(after: open)...]
            guard let close = behind.firstIndex(of: rest[open]) else { break }
            result.append(String(behind[..<close]))
            rest = behind[behind.index(after: close)...]
        }
        return result
    }

    static func all(in bytes: [UInt8]) -> [PodspecStatement] {
        var statements: [PodspecStatement] = []
        var open = 0
        let lines = String(decoding: bytes.filter { $0 != 0x0D }, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let text = withoutComment(line)
            if text.isEmpty { continue }
            let goesOn = open > 0 || statements.last?.text.hasSuffix(",") == true
            if goesOn, let last = statements.popLast() {
                statements.append(PodspecStatement(text: last.text + " " + text, line: last.line))
            } else {
                statements.append(PodspecStatement(text: text, line: number + 1))
            }
            open = max(0, open + depthChange(text))
        }
        return statements
    }

    private static func withoutComment(_ line: Substring) -> String {
        var quote: Character?
        var end = line.endIndex
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "#" {
                end = index
                break
            }
        }
        var text = line[..<end].drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text)
    }

    private static func depthChange(_ text: String) -> Int {
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if "[({".contains(character) {
                depth += 1
            } else if "])}".contains(character) {
                depth -= 1
            }
        }
        return depth
    }
}
