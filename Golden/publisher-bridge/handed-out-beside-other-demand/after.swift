// Catalogue 155: some code asks for a publisher of the same values by its type, but not for this one.
import Combine
import SwiftUI

@Observable
final class Editor {
    var isEditing: Bool {
        get { access(keyPath: \.isEditing); return isEditingStorage }
        set { withMutation(keyPath: \.isEditing) { isEditingStorage = newValue } }
    }
    @ObservationIgnored @Published private var isEditingStorage = false

    var isEditingPublisher: Published<Bool>.Publisher { $isEditingStorage }
}

func follow(_ publisher: Published<Bool>.Publisher) -> AnyCancellable { publisher.sink { print($0) } }

final class Window {
    private var cancellables = Set<AnyCancellable>()

    func follow(_ editor: Editor) {
        editor.isEditingPublisher.removeDuplicates().sink { print($0) }.store(in: &cancellables)
    }
}

struct EditorView: View {
    @Bindable var editor: Editor

    var body: some View {
        Toggle("Edit", isOn: $editor.isEditing)
    }
}
