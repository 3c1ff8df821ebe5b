// Catalogue 75: the import goes to the group of the system's frameworks.
import Combine
import Foundation

import Shapes

final class Canvas: ObservableObject {
    @Published var shape = Shape()
    let changes = PassthroughSubject<Void, Never>()
}
