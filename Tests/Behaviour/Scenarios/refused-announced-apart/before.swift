// Catalogue 213: what the body does not read is also set alone, and keeps fresh what nobody announces.
import SwiftUI

struct Tide {
    var height = 0.0
}

enum Settings {
    static var limit = 3
}

final class Harbor: ObservableObject {
    @Published var tides: [Tide] = []
    @Published var isLoading = false

    func load() {
        isLoading = true
        tides = [Tide(height: 1)]
        Settings.limit += 1
    }

    func stop() {
        isLoading = false
        Settings.limit += 1
    }
}

struct LoadingView: View {
    @ObservedObject var harbor: Harbor

    var body: some View {
        Text(harbor.isLoading ? "Loading" : "Ready")
    }
}

struct Root: View {
    @StateObject private var harbor = Harbor()

    var body: some View {
        Text("\(harbor.tides.count) of \(Settings.limit)")
        LoadingView(harbor: harbor)
        Button("Load") { harbor.load() }
        Button("Stop") { harbor.stop() }
    }
}
