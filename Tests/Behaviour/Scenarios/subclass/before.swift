// Catalogue 11, 145: properties of a class and of its subclass.
import SwiftUI

class Shape: ObservableObject {
    @Published var name = "shape"
}

final class Circle: Shape {
    @Published var radius = 1
}

struct Root: View {
    @StateObject private var circle = Circle()

    var body: some View {
        Button("Grow") { circle.radius += 1 }
        Button("Rename") { circle.name = "circle" }
        CircleView(circle: circle)
        ShapeView(shape: circle)
    }
}

struct CircleView: View {
    @ObservedObject var circle: Circle

    var body: some View {
        Text("\(circle.name) of radius \(circle.radius)")
    }
}

struct ShapeView: View {
    @ObservedObject var shape: Shape

    var body: some View {
        Text("this is a \(shape.name)")
    }
}
