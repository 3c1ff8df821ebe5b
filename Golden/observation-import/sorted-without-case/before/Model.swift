// Catalogue 75: imports are sorted without regard to case.
import Combine
import Foundation
import shapes
import Zip

final class Model: ObservableObject {
    @Published var count = 0
    let shape = Shape()
    let archive = Archive()
}
