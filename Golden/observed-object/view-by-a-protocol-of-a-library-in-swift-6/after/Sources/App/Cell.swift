// Catalogue 6, 165: a protocol of a library may refine View, and may ask for an ObservableObject; not behind `private`.
import Cells
import SwiftUI

@MainActor
@Observable
final class CellModel {
    var title = ""
}

struct Cell: CellView {
    var model: CellModel

    var body: some View {
        Text(model.title).onTapGesture { model.title = "tapped" }
    }
}

@MainActor
@Observable
final class BadgeModel {
    var count = 0
}

struct Badge: CellView {
    private var model: BadgeModel

    init(badge: BadgeModel) {
        model = badge
    }

    var body: some View {
        Text("\(model.count)").onTapGesture { model.count += 1 }
    }
}
