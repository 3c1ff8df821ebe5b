import SwiftUI

#if !os(macOS)
struct ContentView: View {
    @Environment(Navigation.self) var navigation

    var body: some View {
        row
    }
}
#endif
