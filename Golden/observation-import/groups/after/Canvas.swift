// Catalogue 75: the import goes to the group of the system's frameworks.
import Combine
import Foundation
import Observation

import Shapes

@Observable
final class Canvas {
    var shape = Shape()
    let changes = PassthroughSubject<Void, Never>()
}
