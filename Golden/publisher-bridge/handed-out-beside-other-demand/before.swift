// Catalogue 155: some code asks for a publisher of the same values by its type, but not for this one.
import Combine
import SwiftUI

final class Editor: ObservableObject {
    @Published var isEditing = false

    var isEditingPublisher: Published<Bool>.Publisher { $isEditing }
}

func follow(_ publisher: Published<Bool>.Publisher) -> AnyCancellable { publisher.sink { print($0) } }

final class Window {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ editor: Editor) {
        editor.isEditingPublisher.removeDuplicates().sink { print($0) }.store(in: &cancellables)
    }
}

struct EditorView: View {
    @ObservedObject var editor: Editor

    var body: some View {
        Toggle("Edit", isOn: $editor.isEditing)
    }
}
