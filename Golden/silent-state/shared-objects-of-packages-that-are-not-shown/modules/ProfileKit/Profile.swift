import Combine

public final class Auth {
    public final class User { public var email = "" }
    public static func auth() -> Auth { Auth() }
    public private(set) var currentUser: User?
    public func signOut() { currentUser = nil }
}

public final class Player: ObservableObject {
    public static let shared = Player()
    @Published public private(set) var title = ""
    public func play() { title = "Song" }
}

public final class Catalog {
    public static func catalog() -> Catalog { Catalog() }
    public subscript(key: String) -> String { key }
}

public struct Badge {
    public init(_ player: Player) {}
    public var text: String { "" }
}
