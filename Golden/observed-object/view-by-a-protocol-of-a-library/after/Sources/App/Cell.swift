// Catalogue 6, 165: a protocol of a library may refine View; `body` says that it does.
import Cells
import SwiftUI

@MainActor
@Observable
final class CellModel {
    var title = ""
    var detail = ""
}

@preconcurrency @MainActor
struct Cell: CellView {
    var model: CellModel

    var body: some View {
        VStack {
            Text(model.title)
            Text(model.detail)
        }
        .onTapGesture { model.title = "tapped" }
    }
}

@MainActor
final class LabelModel: ObservableObject {
    @Published var text = ""
}

struct Label: CellLabel {
    @ObservedObject var model: LabelModel

    var content: some View {
        Text(model.text)
    }
}
