// Catalogue 47: an object behind a generic parameter may be one that stays, whose changes the sends pass on to the view.
import Combine
import SwiftUI

final class Dialog<Inner: ObservableObject>: ObservableObject {
    @Published var page = 0
    var inner: Inner
    private var subscriptions = Set<AnyCancellable>()

    init(_ inner: Inner) {
        self.inner = inner
        inner.objectWillChange.receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.objectWillChange.send() }
            .store(in: &subscriptions)
    }
}

final class Folder: ObservableObject {
    @Published var name = ""
}

func follow<Object: ObservableObject>(_ object: Object) { follow(object) }

struct DialogView: View {
    @ObservedObject var dialog: Dialog<Folder>

    var body: some View { Text(dialog.inner.name) }
}

func rename(_ folder: Folder) {
    follow(folder)
    folder.name = "x"
}

final class Recorder {
    private var subscriptions = Set<AnyCancellable>()

    func record(_ dialog: Dialog<Folder>) {
        dialog.objectWillChange.sink { _ in print("change") }.store(in: &subscriptions)
    }
}
