// Catalogue 66, 69: the view shows the parent and the child only.
import Combine
import SwiftUI

@MainActor
@Observable
final class Loader {
    var total = 0
    func load() { total += 1 }
}

@MainActor
@Observable
final class Detail {
    var title = "Title"
    let loader = Loader()

    init() {
    }
}

struct DetailView: View {
    @State private var detail = Detail()

    var body: some View {
        Text("\(detail.title): \(detail.loader.total)")
        Button("Load") { detail.loader.load() }
    }
}
