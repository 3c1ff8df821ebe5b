// Catalogue 83: an `==` that counts is noticed.
import SwiftUI

struct Region: Equatable {
    static var comparisons = 0
    let id: Int

    static func == (left: Region, right: Region) -> Bool {
        comparisons += 1
        return left.id == right.id
    }
}

final class Map: ObservableObject {
    @Published var region: Region?
    @Published var name = ""

    init() {
        if region == Region(id: 1) { name = "a" }
    }
}

struct MapView: View {
    @StateObject private var model: Map

    init(id: Int) { _model = StateObject(wrappedValue: Map()) }

    var body: some View { Text(model.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            MapView(id: 0)
        }
    }
}
