import SwiftUI

#if !os(macOS)
struct ContentView: View {
    @EnvironmentObject var navigation: Navigation

    var body: some View {
        row
    }
}
#endif
