import SourceText

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
    /// What keeps the file, or the rest of it, from being read: it may say anything.
    private(set) var unread: ManifestProblem?
    private(set) var place: ManifestPlace

    private let path: String
    /// Depth of `test_spec` and `app_spec` blocks, whose files are not part of the pod.
    private var skippedBlocks = 0
    private var openBlocks: [Bool] = []
    private var wasUnderstood = false

    init(_ file: SourceFile) {
        path = file.path
        place = ManifestPlace(path: file.path, line: 1)
        var lexer = PodspecLexer(file.bytes)
        let statements = lexer.readAll()
        for statement in statements { read(statement) }
        if let (line, message) = lexer.problem {
            noteUnread(message + " is not read", line: line)
        } else if !openBlocks.isEmpty {
            noteUnread("a block without an end is not read", line: statements.last?.line ?? 1)
        } else if !wasUnderstood, let first = statements.first {
            noteUnread("nothing of the podspec is read", line: first.line)
        }
    }

    private mutating func noteUnread(_ message: String, line: Int) {
        guard unread == nil else { return }
        let problem = ManifestProblem(message, at: ManifestPlace(path: path, line: line), subject: .modules)
        unread = problem
        problems.append(problem)
    }

    private mutating func read(_ statement: PodspecStatement) {
        if statement.opensBlock {
            let isTest = ["test_spec", "app_spec"].contains { statement.text.contains("." + $0) }
            openBlocks.append(isTest)
            skippedBlocks += isTest ? 1 : 0
            return
        }
        if statement.closesBlock {
            guard let isTest = openBlocks.popLast() else {
                return noteUnread("an end of no block is not read", line: statement.line)
            }
            skippedBlocks -= isTest ? 1 : 0
            return
        }
        guard skippedBlocks == 0 else { return }
        let here = ManifestPlace(path: path, line: statement.line)
        guard let (keys, value) = statement.assignment else { return readOther(statement, here) }
        wasUnderstood = true
        readAssignment(keys, value, here)
    }

    private mutating func readAssignment(_ keys: [String], _ value: String, _ here: ManifestPlace) {
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

    /// Ruby that is not an assignment of a literal to an attribute: `s.attributes_hash['platforms'] = …`,
    /// `s.source_files += more`.
    private mutating func readOther(_ statement: PodspecStatement, _ here: ManifestPlace) {
        let code = statement.code
        let waysToSet = ["platform", "deployment_target", "attributes_hash", ".send", "store_attribute"]
        if waysToSet.contains(where: code.contains) { noteComputed(here) }
        if ["source_files", "exclude_files"].contains(where: code.contains) { noteComputedFiles(here) }
    }

    /// `:ios, '15.0'`, `{ :ios => '15.0', :osx => '12.0' }`, `{ ios: '15.0' }`, `:ios`
    private mutating func readPlatforms(_ value: String, _ here: ManifestPlace) {
        guard let words = PodspecStatement.words(value), !words.isEmpty else { return noteComputed(here) }
        var system: String?
        for word in words {
            if let name = PodspecStatement.systems[word] {
                system = name
            } else if let name = system, PodspecStatement.isVersion(word) {
                platforms.append(PlatformMinimum(name: name, version: word, place: here))
                system = nil
            } else {
                return noteComputed(here)
            }
        }
        // One system may be named without a version.
        if system != nil, words.count > 1 { noteComputed(here) }
    }

    /// `s.ios.deployment_target = '15.0'`
    private mutating func readDeploymentTarget(_ keys: [String], _ value: String, _ here: ManifestPlace) {
        guard let system = keys.dropLast().last.flatMap({ PodspecStatement.systems[$0] }),
            let words = PodspecStatement.words(value), words.count == 1, PodspecStatement.isVersion(words[0])
        else { return noteComputed(here) }
        platforms.append(PlatformMinimum(name: system, version: words[0], place: here))
    }

    private mutating func noteComputed(_ here: ManifestPlace) {
        problems.append(
            ManifestProblem(
                "the deployment target is computed", at: here, subject: .deploymentTarget(of: name ?? "the pod")))
    }

    private mutating func noteComputedFiles(_ here: ManifestPlace) {
        problems.append(ManifestProblem("the files are computed", at: here, subject: .modules))
    }

    private mutating func readFiles(
        _ value: String, _ here: ManifestPlace, to list: WritableKeyPath<Podspec, [String]>
    ) {
        let globs = PodspecStatement.strings(value)
        if globs.isEmpty || globs.contains(where: { $0.contains("#{") }) { noteComputedFiles(here) }
        self[keyPath: list] += globs.filter { !$0.contains("#{") }
    }
}
