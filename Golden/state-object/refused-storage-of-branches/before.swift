// Catalogue 225: nothing tells of which branch's wrapper the storage is set.
import SwiftUI

final class Navigation: ObservableObject {
    @Published var path = ""
}

struct ContentView: View {
    #if os(macOS)
    @StateObject private var navigation: Navigation
    #else
    @ObservedObject private var navigation: Navigation
    #endif

    init(navigation: Navigation) {
        _navigation = .init(wrappedValue: navigation)
    }

    var body: some View {
        Text(navigation.path)
    }
}
