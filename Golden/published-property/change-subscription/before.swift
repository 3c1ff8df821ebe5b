// Catalogue 66: someone listens to every change of the object.
import Combine
import SwiftUI

final class Document: ObservableObject {
    @Published var text = ""
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
    @StateObject private var document = Document()
    let autosave = Autosave()

    var body: some View {
        TextField("Text", text: $document.text)
            .onAppear { autosave.watch(document) }
    }
}
