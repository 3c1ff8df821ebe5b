// Catalogue 40: only its own observer reads the property, so that no view is told of a change once it is tracked.
import Foundation
import SwiftUI

final class Appearance: ObservableObject {
    @Published var icon = UserDefaults.standard.string(forKey: "icon") ?? "" {
        didSet {
            if oldValue != icon { UserDefaults.standard.set(icon, forKey: "icon") }
        }
    }
    @Published var isLarge = false
}

struct AppearanceView: View {
    @StateObject private var appearance = Appearance()

    var body: some View {
        Toggle("Large", isOn: $appearance.isLarge)
        Text(UserDefaults.standard.string(forKey: "icon") ?? "")
        Button("Change") { appearance.icon = "b" }
    }
}
