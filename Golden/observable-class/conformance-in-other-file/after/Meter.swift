// Catalogue 4: the class never names ObservableObject itself.
import Combine
import Foundation
import Observation

@Observable
final class Meter {
    let id = UUID()
    var level = 0
}
