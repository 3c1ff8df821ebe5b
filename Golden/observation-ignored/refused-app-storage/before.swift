// Catalogue 34: @AppStorage announces changes through the object; ignored it would not.
import SwiftUI

final class Appearance: ObservableObject {
    @AppStorage("isDark") var isDark = false
    @Published var accent = "blue"
}

struct AppearanceView: View {
    @StateObject private var appearance = Appearance()

    var body: some View {
        Toggle(appearance.accent, isOn: $appearance.isDark)
    }
}
