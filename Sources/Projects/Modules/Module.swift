import SourceText

/// What is compiled together: a target of a Swift package, a target of an Xcode project or, failing both, a folder.
public struct Module: Hashable, Sendable {
    /// Where the module comes from.
    public enum Kind: String, Hashable, Sendable {
        case swiftPackageTarget
        case xcodeTarget
        /// A target of an XcodeGen specification, a `project.yml`.
        case xcodeGenTarget
        /// A target of a `Project.swift`.
        case tuistTarget
        /// A `swift_library`, an application or a test of a `BUILD` file.
        case bazelTarget
        /// What a `.podspec` describes.
        case pod
        /// The files below a directory that no target claims.
        case folder
    }

    /// What is built from the module.
    public enum Product: String, Hashable, Sendable {
        /// An app or a command-line tool: nobody but its tests imports it.
        case application
        /// Imported by other modules.
        case library
        /// A framework of an Xcode project.
        case framework
        /// An app extension, a widget, an XPC service.
        case `extension`
        case test
        /// Macros, plugins, bundles, folders and whatever the manifest doesn't tell.
        case unknown
    }

    /// Its index in `ModuleMap.modules`: small, dense, stable for the same files and manifests.
    public let number: Int
    /// The name other files import; for a folder its path with a `/` behind it, which no import can mean: `./` for the
    /// root.
    public let name: String
    /// The name of the target in its manifest; differs from `name` where the product is called otherwise.
    public let targetName: String
    public let kind: Kind
    public let product: Product
    /// The manifest that declares the module or, for a folder, the one beside it; `nil` where there is none.
    public let manifestPath: String?
    /// True where a `.library` product of a package holds the target: unknown code may use what it makes public.
    public let isVendedLibrary: Bool
    /// The lowest system version of each platform the module is built for, sorted by name; empty where no manifest
    /// says.
    public let platforms: [PlatformMinimum]
    /// Where the manifest says, or may say, that code of the module is on the main actor unless it says otherwise; nil
    /// where it does not.
    public let mainActorPlace: ManifestPlace?
    /// Whether a property wrapper puts the type around it on its actor.
    let actorsOfWrappers: ActorsOfWrappers
    /// Where the module is declared; nil for a folder.
    public let place: ManifestPlace?
    /// What keeps the systems from being known for which it is built; nil where nothing does.
    public let problem: ManifestProblem?

    /// True where the manifest says that the module is compiled in Swift 5 mode, in which a property wrapper puts the
    /// type around it on its actor (SE-0401).
    public var infersActorsOfWrappers: Bool { actorsOfWrappers == .inferred }

    /// True where the manifest says that a property wrapper puts nothing on its actor: in Swift 6 mode, or by a
    /// feature.
    public var ignoresActorsOfWrappers: Bool { actorsOfWrappers == .ignored }

    /// True where code of the module may be on the main actor unless it says otherwise.
    public var mayBeOnMainActor: Bool { mainActorPlace != nil }
}

/// What a manifest says of the types around property wrappers that are on an actor (SE-0401).
enum ActorsOfWrappers {
    /// They are on that actor, as in Swift 5 mode.
    case inferred
    /// They are not, as in Swift 6 mode or with the upcoming feature DisableOutwardActorInference.
    case ignored
    /// The manifest does not say, or not the same for all configurations.
    case unknown

    /// What is true of code that may be compiled by each of these.
    static func common(_ all: some Sequence<ActorsOfWrappers>) -> ActorsOfWrappers {
        let found = Set(all)
        return found.count == 1 ? found.first ?? .unknown : .unknown
    }
}

/// The lowest version of one platform, as a manifest states it.
public struct PlatformMinimum: Hashable, Sendable, CustomStringConvertible {
    /// `iOS`, `macOS`, `macCatalyst`, `tvOS`, `watchOS`, `visionOS`, `driverKit` or a custom name.
    public let name: String
    /// Version with at least one dot: `16.0`.
    public let version: String
    /// The manifest that states it; nil for what nobody states.
    public let place: ManifestPlace?

    public init(name: String, version: String, place: ManifestPlace? = nil) {
        self.name = name
        self.place = place
        self.version = version.utf8.contains(UInt8(ascii: ".")) ? version : version + ".0"
    }

    /// The version's numbers, most significant first; what isn't a number counts as 0.
    public var versionNumbers: [Int] {
        version.split(separator: ".").map { Int($0) ?? 0 }
    }

    /// As people write it: `iOS 16.0`.
    public var description: String { "\(name) \(version)" }

    /// With its place: `iOS 16.0 (App/Package.swift:7)`.
    public var descriptionWithPlace: String { place.map { "\(description) (\($0))" } ?? description }
}

extension PlatformMinimum {
    /// One minimum per platform, the lowest of those given, sorted by name.
    static func lowest(of minimums: [PlatformMinimum]) -> [PlatformMinimum] {
        guard minimums.count > 1 else { return minimums }
        var lowestByName: [String: PlatformMinimum] = [:]
        for minimum in minimums {
            if let known = lowestByName[minimum.name], minimum.version == known.version || !minimum.isLower(than: known)
            {
                continue
            }
            lowestByName[minimum.name] = minimum
        }
        return lowestByName.values.sorted(on: { SortKey($0.name) })
    }

    func isLower(than other: PlatformMinimum) -> Bool {
        versionNumbers.lexicographicallyPrecedes(other.versionNumbers)
    }
}
