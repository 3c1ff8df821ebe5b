// Catalogue 23, 215: an action is a function, and makes no property visible to Objective-C.
import AppKit
import SwiftUI

@MainActor
@Observable
final class Delegate: NSObject, NSApplicationDelegate {
    var isReady = false

    @IBAction private func openWelcome(_ sender: Any) { isReady = true }
}

struct WelcomeView: View {
    @Environment(Delegate.self) var delegate
    var body: some View { Text(delegate.isReady ? "ready" : "wait") }
}

@main
struct WelcomeApp: App {
    @NSApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene { WindowGroup { WelcomeView().environment(delegate) } }
}
