// Catalogue 37: several properties in one declaration.
import SwiftUI

final class Point: ObservableObject {
    @Published var x = 0
    @Published var y = 0
    var step = 1, scale = 2
}

struct Root: View {
    @StateObject private var point = Point()

    var body: some View {
        Button("Right") { point.x += point.step }
        Button("Down") { point.y += point.step }
        Button("Faster") {
            point.step = 5
            point.x += 0
        }
        Text("\(point.x * point.scale) \(point.y) by \(point.step)")
    }
}
