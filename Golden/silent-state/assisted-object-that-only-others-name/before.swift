// Catalogue 219: a view never names an object that others pass to it, or that changes by itself.
import SwiftUI

final class LocationStore: ObservableObject {
    @Published var location = 0

    func update() { location += 1 }
}

final class Ticker: ObservableObject {
    @Published var ticks = 0

    init() {
        DispatchQueue.main.async { self.ticks = 1 }
    }
}

struct DetailView: View {
    @StateObject var store = LocationStore()

    var body: some View {
        Text(Date.now.description)
    }
}

struct TickingView: View {
    @StateObject private var ticker = Ticker()

    var body: some View {
        Text(Date.now.description)
    }
}

struct TicksView: View {
    @StateObject private var ticker = Ticker()

    var body: some View {
        Text("\(ticker.ticks)")
    }
}

struct LocationView: View {
    @StateObject private var store = LocationStore()

    var body: some View {
        Button("\(store.location)") { store.update() }
        DetailView(store: store)
    }
}
