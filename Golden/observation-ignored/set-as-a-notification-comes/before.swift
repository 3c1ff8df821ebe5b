// Catalogue 106: a publisher of notifications has no value at once, so that what its action sets is no answer to an
// update.
import SwiftUI

final class Editor: ObservableObject {
    @Published var title = ""
    var url: URL {
        didSet { title = url.lastPathComponent }
    }

    init(url: URL) { self.url = url }

    func rename(to name: String) { url = url.deletingLastPathComponent().appendingPathComponent(name) }

    func reload() { url = URL(string: UserDefaults.standard.string(forKey: "url") ?? "a:") ?? url }
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View {
        Text(editor.title + editor.url.path)
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
                editor.reload()
            }
    }
}

struct RootView: View {
    @StateObject private var editor = Editor(url: URL(fileURLWithPath: "/"))

    var body: some View { EditorView(editor: editor) }
}
