// Catalogue 11, 145: the macro does not see what subclasses add.
import SwiftUI

@Observable
class Shape2 {
    var name = ""
}

@Observable
class Circle2: Shape2 {
    var radius = 1.0
}

@MainActor
@Observable
final class Square: Shape2 {
    var side: Double
    private var area = 0.0

    init(side: Double) {
        self.side = side
        super.init()
    }

    func grow() {
        side += 1
        area = side * side
    }
}

@MainActor @Observable final class Cube: Shape2 {
    var edge = 1.0
}

struct ShapeView: View {
    let circle: Circle2

    var body: some View {
        Text("\(circle.name) \(circle.radius)")
    }
}
