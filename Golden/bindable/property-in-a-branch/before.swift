// Catalogue 20, 101: the property exists in some builds only, so that no statement of the body names it.
import SwiftUI
#if os(macOS)
    @MainActor class Updater: ObservableObject {
        @Published var alert = false
    }
#endif
struct FailureView: View {
    #if os(macOS)
        @EnvironmentObject private var updater: Updater
    #endif
    var body: some View {
        Text("Shelf")
        #if os(macOS)
        .alert("Failed", isPresented: $updater.alert) {}
        #endif
    }
}
@main struct ShelfApp: App {
    #if os(macOS)
        @StateObject private var updater = Updater()
    #endif
    var body: some Scene {
        WindowGroup {
            FailureView()
            #if os(macOS)
                .environmentObject(updater)
            #endif
        }
    }
}
