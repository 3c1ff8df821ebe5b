// Catalogue 123: the injector.
import SwiftUI

struct MainApp: App {
    @StateObject private var state = AppState()

    var body: some Scene {
        WindowGroup {
            TabSwitch()
                .environmentObject(state)
        }
    }
}
