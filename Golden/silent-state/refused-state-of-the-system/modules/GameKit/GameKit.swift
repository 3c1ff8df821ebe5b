public final class GKLocalPlayer {
    nonisolated(unsafe) public static let local = GKLocalPlayer()
    public var isAuthenticated = false
}
