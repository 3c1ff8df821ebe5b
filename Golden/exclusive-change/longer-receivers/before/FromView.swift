import SwiftUI

final class FromViewModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    @Published var limit = 1
    var total: Int { items.count - limit }
}

struct FromViewView: View {
    @StateObject private var model = FromViewModel()

    var body: some View {
        Button("Go") { model.items.removeAll { $0 > model.total } }
        Text("\(model.items.count)")
    }
}
