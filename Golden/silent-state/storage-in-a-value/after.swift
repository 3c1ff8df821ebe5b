// Catalogue 45, 213: `@AppStorage` in a structure that is not a dynamic property updates no view; each change of the
// model refreshed what a view shows of it, also one to an equal value.
import SwiftUI

struct Preferences {
    @AppStorage("size") var size = 12
}

@Observable
final class Editor {
    var error: String?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }

    func enlarge() {
        Preferences().size += 1
        error = nil
    }
}

struct EditorView: View {
    var editor: Editor
    private let preferences = Preferences()

    var body: some View {
        Button("\(editor.error ?? "None") \(preferences.size)") { editor.enlarge() }
    }
}
