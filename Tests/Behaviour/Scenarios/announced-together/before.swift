// Catalogue 213: what the body does not read is only set together with what it reads, which is never equal, so that it shows what nobody announces as before.
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

    func add() {
        tides.append(Tide())
        if tides.count > 1 {
            isLoading = false
        }
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
        Button("Add") { harbor.add() }
    }
}
