// Catalogue 106: a publisher of notifications behind an operator that sends first has a value with each update.
import Combine
import SwiftUI

final class Editor: ObservableObject {
    @Published var title = ""
    var url: URL {
        didSet { title = url.lastPathComponent }
    }

    init(url: URL) { self.url = url }

    func reload() { url = URL(string: UserDefaults.standard.string(forKey: "url") ?? "a:") ?? url }
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View {
        Text(editor.title + editor.url.path)
            .onReceive(
                NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification).map { _ in 1 }
                    .prepend(0)
            ) { _ in
                editor.reload()
            }
    }
}

struct RootView: View {
    @StateObject private var editor = Editor(url: URL(fileURLWithPath: "/"))

    var body: some View { EditorView(editor: editor) }
}
