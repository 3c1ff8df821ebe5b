// Catalogue 228: values with equal raw values and different titles.
import Foundation
import SwiftUI

struct Tag: RawRepresentable, Equatable {
    let rawValue: Int
    var title = ""

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(_ rawValue: Int, _ title: String) {
        self.rawValue = rawValue
        self.title = title
    }
}

final class Model: ObservableObject {
    @Published var value: Tag = Tag(1, "one")

    func refresh() {
        value = Tag(1, "uno")
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Refresh") { model.refresh() }
        Text(model.value.title)
    }
}
