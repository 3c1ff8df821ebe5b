import SwiftUI

@Observable
final class RowViewModel {
    var items: [Int] = [3, 1, 2]

    func limit() -> Int { items.count }
}

struct RowViewView: View {
    @State private var model = RowViewModel()

    var body: some View {
        Button("Go") { withAnimation { model.items.removeAll { $0 > model.limit() } } }
        Text("\(model.items.count)")
    }
}
