// Stale: the body reads the tides only, and shows the old limit once loading has stopped.
import SwiftUI

struct Tide {
    var height = 0.0
}

enum Settings {
    static var limit = 3
}

@Observable
final class Harbor {
    var tides: [Tide] = []
    var isLoading = false

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
    var harbor: Harbor

    var body: some View {
        Text(harbor.isLoading ? "Loading" : "Ready")
    }
}

struct Root: View {
    @State private var harbor = Harbor()

    var body: some View {
        Text("\(harbor.tides.count) of \(Settings.limit)")
        LoadingView(harbor: harbor)
        Button("Load") { harbor.load() }
        Button("Stop") { harbor.stop() }
    }
}
