// Catalogue 107, 221: what a window draws is drawn anew with the rest that it shows.
import SwiftUI

final class Editor: ObservableObject {
    @Published var width = 1.0
}

@main
struct EditorApp: App {
    @StateObject private var editor = Editor()

    var body: some Scene {
        WindowGroup {
            Slider(value: $editor.width)
            Text("\(editor.width)")
            Canvas { context, size in
                let line = Path(CGRect(x: 0, y: 0, width: editor.width, height: size.height))
                context.fill(line, with: .color(.red))
            }
        }
    }
}
