import SwiftUI

@Observable
final class FromViewModel {
    var items: [Int] = [3, 1, 2]

    var limit = 1
    var total: Int { items.count - limit }
}

struct FromViewView: View {
    @State private var model = FromViewModel()

    var body: some View {
        Button("Go") { model.items.removeAll { $0 > model.total } }
        Text("\(model.items.count)")
    }
}
