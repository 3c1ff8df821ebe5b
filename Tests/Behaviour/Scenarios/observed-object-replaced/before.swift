// Catalogue 100, 101: a view is handed another object.
import SwiftUI

final class Document: ObservableObject {
    let id: Int
    @Published var title: String

    init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

struct Root: View {
    @StateObject private var first = Document(id: 1, title: "One")
    @StateObject private var second = Document(id: 2, title: "Two")
    @State private var showsSecond = false

    var body: some View {
        Button("Switch") { showsSecond.toggle() }
        Button("Rename first") { first.title += "!" }
        Button("Rename second") { second.title += "?" }
        Editor(document: showsSecond ? second : first)
    }
}

struct Editor: View {
    @ObservedObject var document: Document

    var body: some View {
        TextField("Title", text: $document.title)
        Text("\(document.id): \(document.title)")
    }
}
