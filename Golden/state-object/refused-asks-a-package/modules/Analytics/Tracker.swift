public final class Tracker: Sendable {
    public static let shared = Tracker()

    private init() {}
}
