// expect: requires that 'Point' conform to 'Equatable'
import SwiftUI

struct Point {
    var x = 0
}

@Observable
final class Model {
    var point = Point()
}

struct Editor: View {
    var model: Model

    var body: some View {
        Text("point")
            .onChange(of: model.point, initial: true) { _, point in print(point.x) }
    }
}
