// Catalogue 55: a private static of another file is no member of the value.
import ArcGIS
import SwiftUI

final class Model: ObservableObject {
    @Published private(set) var offline: Map!
    @Published var isDone = false

    func load(_ map: Map) {
        offline = map
        offline.initialViewpoint = Viewpoint(scale: 2)
        isDone = true
    }
}

struct ContentView: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.isDone ? "done" : "loading")
        if let map = model.offline { MapView(map: map) }
    }
}
