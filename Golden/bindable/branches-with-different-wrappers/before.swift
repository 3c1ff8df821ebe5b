// Catalogue 225: one property is owned in one branch and looked up in the other; common code is written for both.
import SwiftUI

final class Navigation: ObservableObject {
    @Published var path = ""
}

struct OwnedFirstView: View {
    #if os(macOS)
    @StateObject private var navigation = Navigation()
    #else
    @EnvironmentObject private var navigation: Navigation
    #endif

    var body: some View {
        TextField("Path", text: $navigation.path)
    }
}

struct OwnedLastView: View {
    #if !os(macOS)
    @EnvironmentObject private var navigation: Navigation
    #else
    @StateObject private var navigation = Navigation()
    #endif

    var body: some View {
        VStack {
            TextField("Path", text: $navigation.path)
            row
        }
    }

    private var row: some View { TextField("Row", text: self.$navigation.path) }
}

struct RootView: View {
    @StateObject private var navigation = Navigation()

    var body: some View {
        VStack {
            OwnedFirstView()
            OwnedLastView()
        }
        .environmentObject(navigation)
    }
}
