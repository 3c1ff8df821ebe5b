// Catalogue 7: the extension that holds the model.
import Foundation
import Combine
import Observation

extension HomeView {
    @MainActor @Observable final class Model {
        private(set) var greeting = "Hello"
    }
}
