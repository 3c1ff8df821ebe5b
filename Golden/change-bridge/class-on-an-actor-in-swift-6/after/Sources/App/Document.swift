// Catalogue 66: code on no actor subscribes, as it may where the publisher is that of the protocol's extension.
import Combine
import SwiftUI

@MainActor
@Observable
final class Document {
    @ObservationIgnored nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    var title = "" { willSet { objectWillChange.send() } }
    var text = "" { willSet { objectWillChange.send() } }
}

final class Autosave {
    private var subscriptions: Set<AnyCancellable> = []

    func watch(_ document: Document) {
        document.objectWillChange
            .debounce(for: .seconds(1), scheduler: RunLoop.main)
            .sink { print("saved") }
            .store(in: &subscriptions)
    }
}

struct DocumentView: View {
    @Bindable var document: Document
    let autosave: Autosave

    var body: some View {
        TextField("Title", text: $document.title)
        TextEditor(text: $document.text).onAppear { autosave.watch(document) }
    }
}
