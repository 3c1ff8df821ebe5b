// Catalogue 162: deinit of a @MainActor class may touch a plain property only if it is not tracked.
import Foundation
import SwiftUI

@MainActor
final class KeyboardModel: ObservableObject {
    @Published var height = 0.0
    private var token: NSObjectProtocol?
    private var shown = 0

    func show() {
        shown += 1
        height = 300
    }

    deinit {
        if let token {
            NotificationCenter.default.removeObserver(token)
        }
    }
}

struct KeyboardView: View {
    @StateObject private var keyboard = KeyboardModel()

    var body: some View {
        Button("\(keyboard.height)") { keyboard.show() }
    }
}
