// Catalogue 23, 215: an outlet is a property.
import AppKit
import SwiftUI

@MainActor
final class Delegate: NSObject, NSApplicationDelegate, ObservableObject {
    @Published var isReady = false
    @IBOutlet var label: NSTextField?

    @IBAction private func openWelcome(_ sender: Any) { isReady = true }
}

struct WelcomeView: View {
    @EnvironmentObject var delegate: Delegate
    var body: some View { Text(delegate.isReady ? "ready" : "wait") }
}

@main
struct WelcomeApp: App {
    @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { WindowGroup { WelcomeView().environmentObject(delegate) } }
}
