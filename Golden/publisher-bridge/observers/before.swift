// Catalogue 38, 60: what the property's observers do comes before the value is published, and what didSet does comes after.
import Combine
import SwiftUI

final class Editor: ObservableObject {
    @Published var text = "" { didSet { isDirty = true } }
    @Published var title = "" {
        // The title is saved at once.
        didSet {
            isDirty = true
        }
    }
    @Published var cursor = 0 {
        willSet {
            print("from", cursor)
            print("to", newValue) // where it goes
        }
        didSet { print(oldValue) }
    }
    @Published var zoom = 1.0 { willSet(factor) { print(factor) } }
    @Published var font = "" { willSet {} }
    @Published var size: Int {
        didSet { print(size) }
    }
    @Published var isDirty = false
    private var cancellables = Set<AnyCancellable>()

    init() {
        size = 12
        $text.combineLatest($title).sink { print($0, $1) }.store(in: &cancellables)
        $cursor.map { "\($0)" }.merge(with: $zoom.map { "\($0)" }, $font, $size.map { "\($0)" })
            .sink { print($0) }
            .store(in: &cancellables)
    }
}

struct EditorView: View {
    @StateObject private var editor = Editor()

    var body: some View {
        TextField(editor.title, text: $editor.text)
        Text("\(editor.cursor) \(editor.zoom) \(editor.font) \(editor.size) \(editor.isDirty)")
    }
}
