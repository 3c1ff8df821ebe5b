import SwiftUI

final class ParameterCalledModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func prune(_ isOld: (Int) -> Bool) {
        items.removeAll { isOld($0) }
    }
}

struct ParameterCalledView: View {
    @StateObject private var model = ParameterCalledModel()

    var body: some View {
        Button("Go") { model.prune { $0 > model.items.count } }
        Text("\(model.items.count)")
    }
}
