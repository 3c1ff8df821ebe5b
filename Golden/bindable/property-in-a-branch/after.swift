// Catalogue 20, 101: the property exists in some builds only, so that no statement of the body names it.
import SwiftUI
#if os(macOS)
    @MainActor @Observable class Updater {
        var alert = false
    }
#endif
struct FailureView: View {
    #if os(macOS)
        @Environment(Updater.self) private var updater
    #endif
    var body: some View {
        Text("Shelf")
        #if os(macOS)
        .alert("Failed", isPresented: Bindable(updater).alert) {}
        #endif
    }
}
@main struct ShelfApp: App {
    #if os(macOS)
        @State private var updater = Updater()
    #endif
    var body: some Scene {
        WindowGroup {
            FailureView()
            #if os(macOS)
                .environment(updater)
            #endif
        }
    }
}
