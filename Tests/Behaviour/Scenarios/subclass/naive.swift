// Stale: the subclass has no macro of its own, so that its radius is not tracked.
import SwiftUI

@Observable
class Shape {
    var name = "shape"
}

final class Circle: Shape {
    var radius = 1
}

struct Root: View {
    @State private var circle = Circle()

    var body: some View {
        Button("Grow") { circle.radius += 1 }
        Button("Rename") { circle.name = "circle" }
        CircleView(circle: circle)
        ShapeView(shape: circle)
    }
}

struct CircleView: View {
    var circle: Circle

    var body: some View {
        Text("\(circle.name) of radius \(circle.radius)")
    }
}

struct ShapeView: View {
    var shape: Shape

    var body: some View {
        Text("this is a \(shape.name)")
    }
}
