// Catalogue 213: an argument of SwiftUI is not a static member of a protocol to which only types of the project conform.
import SwiftUI

protocol Record {}

extension Record {
    static var all: Int { Store.shared.count }
}

struct Song: Record {}

final class Store {
    static let shared = Store()
    var count = 0

    func add() { count += 1 }
}

final class Loader: ObservableObject {
    @Published var isLoading = false
    @Published var isShown = false
}

struct LoaderView: View {
    @StateObject private var loader = Loader()

    var body: some View {
        Color.clear.edgesIgnoringSafeArea(.all)
        if loader.isLoading { ProgressView() }
        Button("Add") { Store.shared.add() }
        LoaderToggle(loader: loader)
    }
}

struct LoaderToggle: View {
    @ObservedObject var loader: Loader

    var body: some View {
        Toggle("Shown", isOn: $loader.isShown)
        Toggle("Loading", isOn: $loader.isLoading)
    }
}
