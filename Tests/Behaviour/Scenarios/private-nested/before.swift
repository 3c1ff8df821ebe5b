// Catalogue 7, 8: a private class in a view.
import SwiftUI

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Add") { model.count += 1 }
        Text("\(model.count)")
    }

    private final class Model: ObservableObject {
        @Published var count = 0
    }
}
