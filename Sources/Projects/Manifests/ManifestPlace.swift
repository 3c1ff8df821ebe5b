/// Where a manifest states something.
public struct ManifestPlace: Hashable, Sendable, CustomStringConvertible {
    /// The path of the manifest, relative to the root.
    public let path: String
    /// 1-based; 0 for the file as a whole.
    public let line: Int

    public init(path: String, line: Int) {
        self.path = path
        self.line = line
    }

    /// `App/Package.swift:7`
    public var description: String { line > 0 ? "\(path):\(line)" : path }
}

/// A part of a manifest that was seen and could not be read: what it says is not known.
public struct ManifestProblem: Hashable, Sendable {
    /// What the part would have told.
    public enum Subject: Hashable, Sendable {
        /// Which modules there are, which files they compile and for which systems.
        case modules
        /// For which systems one target is built.
        case deploymentTarget(of: String)
    }

    public let place: ManifestPlace
    /// What is written there: `the targets are computed by makeTargets()`.
    public let message: String
    public let subject: Subject

    public init(_ message: String, at place: ManifestPlace, subject: Subject) {
        self.message = message
        self.place = place
        self.subject = subject
    }
}
