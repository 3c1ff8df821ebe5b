// Catalogue 37: a tuple pattern compiles but is not tracked; a view reads its parts.
import SwiftUI

final class Point: ObservableObject {
    var (x, y) = (0, 0)
    @Published var label = ""
}

struct PointView: View {
    @StateObject private var point = Point()

    var body: some View {
        Text("\(point.label) \(point.x) \(point.y)")
    }
}
