// Catalogue 225: each branch sets the storage of its own wrapper.
import SwiftUI

@Observable
final class Navigation {
    var path = ""
}

struct ContentView: View {
    #if os(macOS)
    @State private var navigation: Navigation
    #else
    @Bindable private var navigation: Navigation
    #endif

    init(navigation: Navigation) {
        #if os(macOS)
        _navigation = State(initialValue: navigation)
        #else
        _navigation = Bindable(wrappedValue: navigation)
        #endif
    }

    var body: some View {
        TextField("Path", text: $navigation.path)
    }
}
