import SwiftUI

@Observable
final class Navigation {
    var path = ""
}

extension ContentView {
    var row: some View { TextField("Path", text: Bindable(navigation).path) }
}

struct RootView: View {
    @State private var navigation = Navigation()

    var body: some View {
        ContentView().environment(navigation)
    }
}
