// Catalogue 26: reflection of other things, and functions that are only called the same.
import SwiftUI

struct Point {
    var x = 0
}

final class Paper: ObservableObject {
    @Published var point = Point()

    struct Line {
        var length = 1

        var labels: [String] { Mirror(reflecting: self).children.compactMap(\.label) }
    }

    func show() {
        dump(point)
        print(Mirror(reflecting: point).children.count, String(describing: self), String(reflecting: self))
    }
}

final class Printer {
    func dump(_ canvas: Paper) {}

    func print(_ canvas: Paper) {
        dump(canvas)
    }
}

struct CanvasView: View {
    @ObservedObject var canvas: Paper

    var body: some View {
        Text("\(canvas.point.x)")
    }
}
