// Catalogue 11, 74, 75: a model in a file without SwiftUI, and its subclass in another file.
import Combine
import Foundation

class Model: ObservableObject {
    @Published var title = "model"
}
