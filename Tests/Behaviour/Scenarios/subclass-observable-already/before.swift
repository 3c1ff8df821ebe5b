// Catalogue 11, 17, 145: one subclass is @Observable already, and one is not.
import SwiftUI

class Shape: ObservableObject {
    @Published var name = "shape"
}

@Observable
final class Circle: Shape {
    var radius = 1
}

final class Square: Shape {
    @Published var side = 1
}

struct Root: View {
    @State private var circle = Circle()
    @StateObject private var other = Circle()
    @StateObject private var square = Square()

    var body: some View {
        Button("Grow") {
            circle.radius += 1
            other.radius += 2
        }
        Button("Rename") {
            other.name = "circle"
            square.name = "square"
        }
        Button("Widen") { square.side += 1 }
        Text("Circle of radius \(circle.radius)")
        CircleView(circle: other)
        SquareView(square: square)
        ShapeView(shape: other)
    }
}

struct CircleView: View {
    @ObservedObject var circle: Circle

    var body: some View {
        Text("\(circle.name) of radius \(circle.radius)")
    }
}

struct SquareView: View {
    @ObservedObject var square: Square

    var body: some View {
        Text("\(square.name) of side \(square.side)")
    }
}

struct ShapeView: View {
    @ObservedObject var shape: Shape

    var body: some View {
        Text("this is a \(shape.name)")
    }
}
