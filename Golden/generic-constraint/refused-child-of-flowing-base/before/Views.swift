// Catalogue 154: the generic view, and what flows into it.
import SwiftUI

struct TitleBar<Model: ObservableObject>: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("title")
    }
}

struct TextView: View {
    @ObservedObject var document: TextDocument

    var body: some View {
        TitleBar(model: document)
        Text(document.text)
    }
}

struct ImageView: View {
    @ObservedObject var document: ImageDocument

    var body: some View {
        Text("\(document.title) \(document.size)")
    }
}
