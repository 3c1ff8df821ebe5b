import SwiftUI

@Observable
final class LocalFunctionModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        func isOld(_ n: Int) -> Bool {
            n > items.count
        }
        var newItems = items
        newItems.removeAll(where: isOld)
        items = newItems
    }
}

struct LocalFunctionView: View {
    @State private var model = LocalFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
