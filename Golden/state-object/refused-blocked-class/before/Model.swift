// Catalogue 144: a class that stays; @State would compile with it, and never update.
import Combine

final class Timeline: ObservableObject {
    @Published /* told */ var events: [String] = []

    func publisher() -> Published<[String]>.Publisher { $events }
}
