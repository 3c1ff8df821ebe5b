// Catalogue 75: one import only, with a comment behind it.
import Combine // for the publisher

final class Counter: ObservableObject {
    @Published var value = 0
}
