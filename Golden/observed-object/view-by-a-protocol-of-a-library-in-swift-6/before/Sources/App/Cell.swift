// Catalogue 6, 165: a protocol of a library may refine View, and may ask for an ObservableObject; not behind `private`.
import Cells
import SwiftUI

@MainActor
final class CellModel: ObservableObject {
    @Published var title = ""
}

struct Cell: CellView {
    @ObservedObject var model: CellModel

    var body: some View {
        Text(model.title).onTapGesture { model.title = "tapped" }
    }
}

@MainActor
final class BadgeModel: ObservableObject {
    @Published var count = 0
}

struct Badge: CellView {
    @ObservedObject private var model: BadgeModel

    init(badge: BadgeModel) {
        model = badge
    }

    var body: some View {
        Text("\(model.count)").onTapGesture { model.count += 1 }
    }
}
