// expect: cannot find '$navigation' in scope
import SwiftUI

@Observable
final class Navigation {
    var path = ""
}

struct RootView: View {
    #if os(Windows)
    @State private var navigation = Navigation()
    #else
    @Environment(Navigation.self) private var navigation
    #endif

    var body: some View {
        TextField("Path", text: $navigation.path)
    }
}
