// Catalogue 213: an extension of a protocol of the library for one class sets a variable of that class.
import SwiftUI

final class Track: Identifiable {
    let id = 1
    var title = "first"
}

extension Identifiable where Self: Track {
    func rename() { title = "second" }
}

let track = Track()

final class Store: ObservableObject {
    @Published var name = ""
    @Published var changes = 0
}

struct ContentView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text("\(store.name) \(track.title)")
        Button("Rename") {
            track.rename()
            store.changes += 1
        }
    }
}
