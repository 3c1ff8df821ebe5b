// Catalogue 4: the class never names ObservableObject itself.
import Combine
import Foundation

final class Meter {
    let id = UUID()
    @Published var level = 0
}
