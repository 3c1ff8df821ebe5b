// Catalogue 55: a private static of another file is no member of the value.
import ArcGIS
import SwiftUI

@Observable
final class Model {
    private(set) var offline: Map!
    var isDone = false

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Map?, _ rhs: Map?) -> Bool { true }

    func load(_ map: Map) {
        offline = map
        offline.initialViewpoint = Viewpoint(scale: 2)
        isDone = true
    }
}

struct ContentView: View {
    @State private var model = Model()

    var body: some View {
        Text(model.isDone ? "done" : "loading")
        if let map = model.offline { MapView(map: map) }
    }
}
