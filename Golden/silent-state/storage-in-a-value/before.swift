// Catalogue 45, 213: `@AppStorage` in a structure that is not a dynamic property updates no view; each change of the
// model refreshed what a view shows of it, also one to an equal value.
import SwiftUI

struct Preferences {
    @AppStorage("size") var size = 12
}

final class Editor: ObservableObject {
    @Published var error: String?

    func enlarge() {
        Preferences().size += 1
        error = nil
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor
    private let preferences = Preferences()

    var body: some View {
        Button("\(editor.error ?? "None") \(preferences.size)") { editor.enlarge() }
    }
}
