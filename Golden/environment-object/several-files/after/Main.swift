// Catalogue 123: the injector.
import SwiftUI

struct MainApp: App {
    @State private var state = AppState()

    var body: some Scene {
        WindowGroup {
            TabSwitch()
                .environment(state)
        }
    }
}
