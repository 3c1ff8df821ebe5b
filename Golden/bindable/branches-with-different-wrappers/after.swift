// Catalogue 225: one property is owned in one branch and looked up in the other; common code is written for both.
import SwiftUI

@Observable
final class Navigation {
    var path = ""
}

struct OwnedFirstView: View {
    #if os(macOS)
    @State private var navigation = Navigation()
    #else
    @Environment(Navigation.self) private var navigation
    #endif

    var body: some View {
        @Bindable var navigation = navigation
        TextField("Path", text: $navigation.path)
    }
}

struct OwnedLastView: View {
    #if !os(macOS)
    @Environment(Navigation.self) private var navigation
    #else
    @State private var navigation = Navigation()
    #endif

    var body: some View {
        @Bindable var navigation = navigation
        VStack {
            TextField("Path", text: $navigation.path)
            row
        }
    }

    private var row: some View { TextField("Row", text: Bindable(self.navigation).path) }
}

struct RootView: View {
    @State private var navigation = Navigation()

    var body: some View {
        VStack {
            OwnedFirstView()
            OwnedLastView()
        }
        .environment(navigation)
    }
}
