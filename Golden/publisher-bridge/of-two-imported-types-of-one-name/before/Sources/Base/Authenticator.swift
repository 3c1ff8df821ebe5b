// Catalogue 61: a type of the name that publishes a property and that no view observes.
import Combine

public final class Authenticator {
    @Published public var state = 0

    public init() {}
}
