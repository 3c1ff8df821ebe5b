// Catalogue 61, 155: a computed publisher hands out what a property sends.
import Combine
import SwiftUI

final class Editor: ObservableObject {
    @Published var isEditing = false

    var isEditingPublisher: AnyPublisher<Bool, Never> { $isEditing.eraseToAnyPublisher() }
}

final class Window: ObservableObject {
    @Published private(set) var title = ""
    private var cancellables = Set<AnyCancellable>()

    init(editor: Editor) {
        editor.isEditingPublisher
            .removeDuplicates()
            .sink { [weak self] in self?.title = $0 ? "editing" : "reading" }
            .store(in: &cancellables)
    }
}

struct Root: View {
    @StateObject private var editor: Editor
    @StateObject private var window: Window

    init() {
        let editor = Editor()
        _editor = StateObject(wrappedValue: editor)
        _window = StateObject(wrappedValue: Window(editor: editor))
    }

    var body: some View {
        Toggle("Edit", isOn: $editor.isEditing)
        Text(window.title)
    }
}
