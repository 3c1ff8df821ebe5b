import SwiftUI

final class Navigation: ObservableObject {
    @Published var path = ""
}

extension ContentView {
    var row: some View { TextField("Path", text: $navigation.path) }
}

struct RootView: View {
    @StateObject private var navigation = Navigation()

    var body: some View {
        ContentView().environmentObject(navigation)
    }
}
