// Catalogue 7: the extension that holds the model.
import Foundation
import Combine

extension HomeView {
    @MainActor final class Model: ObservableObject {
        @Published private(set) var greeting = "Hello"
    }
}
