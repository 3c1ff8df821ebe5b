// Catalogue 69, 150: the changes of an object of a protocol are passed on, to a class that something subscribes to.
import Combine
import SwiftUI

protocol Editing: ObservableObject {
    var name: String { get set }
}

final class BookmarkEditor: Editing {
    @Published var name = ""
}

final class FolderEditor: Editing {
    @Published var name = "New folder"
}

final class Coordinator<Editor: Editing>: ObservableObject {
    @Published var isFolder = false
    var editor: Editor
    private var cancellables = Set<AnyCancellable>()

    init(editor: Editor) {
        self.editor = editor
        bind()
    }

    private func bind() {
        editor.objectWillChange
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                self?.objectWillChange.send()
            }
            .store(in: &cancellables)
    }
}

struct BookmarkView: View {
    @ObservedObject var coordinator: Coordinator<BookmarkEditor>

    var body: some View {
        TextField(coordinator.isFolder ? "Folder" : "Bookmark", text: $coordinator.editor.name)
    }
}

struct FolderView: View {
    @ObservedObject var coordinator: Coordinator<FolderEditor>

    var body: some View {
        Text(coordinator.editor.name)
    }
}

final class Log {
    private var subscription: AnyCancellable?

    func follow(_ coordinator: Coordinator<FolderEditor>) {
        subscription = coordinator.objectWillChange.sink { print(coordinator.editor.name) }
    }
}
