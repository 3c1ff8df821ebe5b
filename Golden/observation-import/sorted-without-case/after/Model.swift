// Catalogue 75: imports are sorted without regard to case.
import Combine
import Foundation
import Observation
import shapes
import Zip

@Observable
final class Model {
    var count = 0
    let shape = Shape()
    let archive = Archive()
}
