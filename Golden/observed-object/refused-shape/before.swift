// Catalogue 107: a shape reads the object in path(in:), which is no body.
import SwiftUI

final class Wave: ObservableObject {
    @Published var height = 10.0
}

struct WaveShape: Shape {
    @ObservedObject var wave: Wave

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: wave.height))
        return path
    }
}

extension Wave {
    func copy(_ other: Wave) { height = other.height }
}
