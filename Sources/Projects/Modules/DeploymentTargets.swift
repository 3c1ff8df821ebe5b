import SourceText

/// What manifests say about the systems that one module is built for.
public struct ModulePlatforms: Sendable {
    /// The name of the target, or of the folder with a `/` behind it.
    public let name: String
    /// The lowest version of each platform; empty where nothing says.
    public let minimums: [PlatformMinimum]
    /// The path of the manifest that declares the module; nil where there is none.
    public let manifest: String?
    /// What keeps the platforms from being known, or some of them.
    public let problem: ManifestProblem?

    public init(
        name: String, minimums: [PlatformMinimum], manifest: String? = nil, problem: ManifestProblem? = nil
    ) {
        self.name = name
        self.minimums = minimums
        self.manifest = manifest
        self.problem = problem
    }
}

/// A deployment target that has to be raised for a plan to build.
public struct DeploymentSetting: Sendable, Hashable {
    /// What the module is built for now.
    public let current: PlatformMinimum
    /// What Observation needs.
    public let needed: PlatformMinimum
    /// The name of the target.
    public let target: String
    public let manifest: String?

    /// `IPHONEOS_DEPLOYMENT_TARGET of App (App.xcodeproj) from 15.0 to 17.0`,
    /// `iOS in platforms of Package.swift from 15.0 to 17.0`
    public var description: String {
        let versions = "from \(current.version) to \(needed.version)"
        guard let manifest else { return "the deployment target of \(target) for \(current.name) \(versions)" }
        if SwiftPackageReader.isManifestName(RelativePath.lastComponent(of: manifest)) {
            return "\(current.name) in platforms of \(manifest) \(versions)"
        }
        guard current.place?.path.hasSuffix(".pbxproj") ?? manifest.hasSuffix(".pbxproj") else {
            let place = current.place?.description ?? manifest
            return "the deployment target of \(target) for \(current.name) (\(place)) \(versions)"
        }
        let names = [
            "iOS": "IPHONEOS", "macCatalyst": "IPHONEOS", "macOS": "MACOSX", "tvOS": "TVOS", "watchOS": "WATCHOS",
        ]
        let suffix = "/project.pbxproj"
        let project = manifest.hasSuffix(suffix) ? String(manifest.dropLast(suffix.count)) : manifest
        return "\(names[current.name] ?? current.name)_DEPLOYMENT_TARGET of \(target) (\(project)) \(versions)"
    }
}

/// Tells whether modules may use Observation (catalogue 22).
public struct DeploymentTargets: Sendable {
    /// A module that is built for systems without Observation, or may be.
    public struct LowModule {
        public let name: String
        /// Empty where the manifest can't be read that would tell.
        public let platforms: [PlatformMinimum]
        let problem: ManifestProblem?

        /// `App is built for iOS 15.0 (Project.swift:7) and macOS 12.0 (Project.swift:8)`
        public var message: String {
            if platforms.isEmpty, let problem {
                return "the deployment target of \(name) is unknown: \(problem.message) (\(problem.place))"
            }
            // One line may say all of it.
            let places = Set(platforms.map(\.place))
            let texts = platforms.map { places.count == 1 ? $0.description : $0.descriptionWithPlace }
            let place = places.count == 1 ? places.first.flatMap { $0 }.map { " (\($0))" } : nil
            return "\(name) is built for \(listed(texts))" + (place ?? "")
        }
    }

    /// By number; the last one stands for files that belong to none.
    private let modules: [ModulePlatforms]
    /// The same without overrides.
    private let stated: [ModulePlatforms]

    /// Where Observation begins, as its interface has it. Platforms that aren't listed always have it, as visionOS has.
    public static let needed = [("iOS", 17), ("macCatalyst", 17), ("macOS", 14), ("tvOS", 17), ("watchOS", 10)].map {
        name, version in
        PlatformMinimum(name: name, version: "\(version)")
    }

    /// - Parameters:
    ///   - modules: by number.
    ///   - overrides: outweigh what the modules say, one for each platform.
    public init(_ modules: [ModulePlatforms], overrides: [PlatformMinimum]) {
        stated = modules + [ModulePlatforms(name: "the project", minimums: [])]
        self.modules = stated.map { module in
            ModulePlatforms(
                name: module.name, minimums: DeploymentTargets.overridden(module.minimums, by: overrides),
                manifest: module.manifest, problem: overrides.isEmpty ? module.problem : nil)
        }
    }

    /// True where the manifest of each module is known, and could be read.
    public func areStated(_ modulesOfFile: [Int]) -> Bool {
        numbers(modulesOfFile).allSatisfy { stated[$0].manifest != nil && stated[$0].problem == nil }
    }

    /// What manifests say of those of the modules that can use Observation only by an override.
    public func overriddenSettings(_ numbers: Set<Int>) -> [DeploymentSetting] {
        let low = lowModules(numbers)
        return numbers.sorted().filter { low[$0] == nil }.flatMap { number in
            stated[number].minimums.filter(DeploymentTargets.isLow).compactMap { minimum in
                DeploymentTargets.needed.first { $0.name == minimum.name }.map {
                    DeploymentSetting(
                        current: minimum, needed: $0, target: stated[number].name, manifest: stated[number].manifest)
                }
            }
        }
    }

    /// The modules of a file, or what stands for none.
    public func numbers(_ modulesOfFile: [Int]) -> [Int] {
        let known = modulesOfFile.filter { $0 < modules.count - 1 }
        return known.isEmpty ? [modules.count - 1] : known
    }

    /// Those of the modules that can't use Observation, or of which a manifest may say so that can't be read, by
    /// number.
    public func lowModules(_ numbers: Set<Int>) -> [Int: LowModule] {
        var result: [Int: LowModule] = [:]
        for number in numbers {
            let low = modules[number].minimums.filter(DeploymentTargets.isLow)
            let problem = modules[number].problem
            guard !low.isEmpty || problem != nil else { continue }
            result[number] = LowModule(name: modules[number].name, platforms: low, problem: problem)
        }
        return result
    }

    /// True where all modules of a file are built only for systems that have Observation, and what came with it in
    /// SwiftUI.
    public func haveObservation(_ modulesOfFile: [Int]) -> Bool { lowModules(Set(numbers(modulesOfFile))).isEmpty }

    /// True where nothing says what one of the modules is built for.
    public func isUnsaid(_ numbers: Set<Int>) -> Bool {
        numbers.contains { modules[$0].minimums.isEmpty }
    }

    /// True where one of the platforms is a system without Observation.
    public static func isTooOld(_ minimums: [PlatformMinimum]) -> Bool { minimums.contains { isLow($0) } }

    /// An override counts for the modules that are built for its platform, and for those that don't say what they are
    /// built for.
    private static func overridden(_ minimums: [PlatformMinimum], by overrides: [PlatformMinimum]) -> [PlatformMinimum]
    {
        if minimums.isEmpty { return overrides }
        return minimums.map { minimum in overrides.first { $0.name == minimum.name } ?? minimum }
    }

    private static func isLow(_ minimum: PlatformMinimum) -> Bool {
        needed.contains {
            $0.name == minimum.name && minimum.versionNumbers.lexicographicallyPrecedes($0.versionNumbers)
        }
    }
}
