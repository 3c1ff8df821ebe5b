import SwiftUI

final class ParameterHandedOnModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func prune(_ isOld: (Int) -> Bool) {
        items.removeAll(where: isOld)
    }
}

struct ParameterHandedOnView: View {
    @StateObject private var model = ParameterHandedOnModel()

    var body: some View {
        Button("Go") { model.prune { $0 > model.items.count } }
        Text("\(model.items.count)")
    }
}
