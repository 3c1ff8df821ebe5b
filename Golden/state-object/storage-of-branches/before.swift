// Catalogue 225: each branch sets the storage of its own wrapper.
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
        #if os(macOS)
        _navigation = StateObject(wrappedValue: navigation)
        #else
        _navigation = ObservedObject(wrappedValue: navigation)
        #endif
    }

    var body: some View {
        TextField("Path", text: $navigation.path)
    }
}
