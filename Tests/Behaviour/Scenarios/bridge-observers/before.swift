// Catalogue 38, 60: observers of a property come before the value is published, and what they do after comes after.
import Combine
import SwiftUI

final class Editor: ObservableObject {
    @Published var text = "" {
        willSet { log.append("will \(newValue)") }
        didSet { log.append("did \(text)") }
    }
    var log: [String] = []
    @Published var shown = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        $text.sink { [weak self] in self?.log.append("sink \($0)") }.store(in: &cancellables)
    }

    func show() { shown = log.joined(separator: ", ") }
}

struct Root: View {
    @StateObject private var editor = Editor()

    var body: some View {
        TextField("Text", text: $editor.text)
        Button("Show") { editor.show() }
        Text(editor.shown)
    }
}
