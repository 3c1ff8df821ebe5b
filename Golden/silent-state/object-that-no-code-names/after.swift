// Catalogue 219: a view makes an object and never names it, so that the object never updated the view.
import SwiftUI

@Observable
final class LocationStore {
    var location = 0

    func update() { location += 1 }
}

struct DetailView: View {
    @State var store = LocationStore()
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
        Text(Date.now.description)
    }
}

struct LocationView: View {
    @State private var store = LocationStore()

    var body: some View {
        Button("\(store.location)") { store.update() }
        DetailView()
    }
}
