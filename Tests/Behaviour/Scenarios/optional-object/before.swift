// Catalogue 70: an optional object in a model, shown where there is one.
import SwiftUI

final class Detail: ObservableObject {
    @Published var visits = 0
}

final class Selection: ObservableObject {
    @Published var detail: Detail?
}

struct Root: View {
    @StateObject private var selection = Selection()

    var body: some View {
        Button("Select") { selection.detail = Detail() }
        Button("Clear") { selection.detail = nil }
        if let detail = selection.detail {
            DetailView(detail: detail)
        } else {
            Text("nothing")
        }
    }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View {
        Button("Visit") { detail.visits += 1 }
        Text("\(detail.visits) visits")
    }
}
