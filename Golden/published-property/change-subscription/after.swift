// Catalogue 66: someone listens to every change of the object.
import Combine
import SwiftUI

@Observable
final class Document {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var text = "" { willSet { objectWillChange.send() } }
}

final class Autosave {
    private var cancellable: AnyCancellable?

    func watch(_ document: Document) {
        cancellable = document.objectWillChange.sink { _ in
            print("save")
        }
    }
}

struct DocumentView: View {
    @State private var document = Document()
    let autosave = Autosave()

    var body: some View {
        TextField("Text", text: $document.text)
            .onAppear { autosave.watch(document) }
    }
}
