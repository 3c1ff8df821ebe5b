// Catalogue 100: the type of this name that gives the object.
import Combine
import Observation

public final class Services {
    @MainActor public static let shared = Services()

    public let logger = LineLogger()
}

@Observable
public final class LineLogger {
    public var lines: [String] = []

    public init() {}
}
