// Catalogue 100: the type of this name that gives the object.
import Combine

public final class Services {
    @MainActor public static let shared = Services()

    public let logger = LineLogger()
}

public final class LineLogger: ObservableObject {
    @Published public var lines: [String] = []

    public init() {}
}
