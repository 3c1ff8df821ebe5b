// Catalogue 213: what stands in for a service in tests only is not asked by views of the product.
import SwiftUI

protocol Labelling {
    var label: String { get }
}

struct Labels: Labelling {
    let label = "Shelf"
}

final class Shelf: ObservableObject {
    @Published var name = ""
    @Published var isLoading = false
    let labels: Labelling

    init(labels: Labelling) { self.labels = labels }

    func stop() { isLoading = false }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.name + shelf.labels.label) }
}

struct LoadingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
