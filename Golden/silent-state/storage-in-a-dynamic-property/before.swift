// Catalogue 45, 213: SwiftUI follows `@AppStorage` in a dynamic property, and in the view itself.
import SwiftUI

struct Preferences: DynamicProperty {
    @AppStorage("size") var size = 12
}

final class Editor: ObservableObject {
    @Published var error: String?

    func enlarge() {
        UserDefaults.standard.set(14, forKey: "size")
        error = nil
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor
    @AppStorage("name") private var name = ""
    private let preferences = Preferences()

    var body: some View {
        Button("\(editor.error ?? "None") \(preferences.size) \(name)") { editor.enlarge() }
    }
}
