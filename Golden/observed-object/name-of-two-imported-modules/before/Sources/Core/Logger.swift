// Catalogue 100: the class of this name.
import Combine

public final class Logger: ObservableObject {
    @Published public var lines: [String] = []

    public init() {}
}
