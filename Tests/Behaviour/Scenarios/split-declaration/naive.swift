// Stale: a tuple pattern compiles, and is not tracked.
import SwiftUI

@Observable
final class Point {
    var (x, y) = (0, 0)
    var step = 1
    var scale = 2
}

struct Root: View {
    @State private var point = Point()

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
