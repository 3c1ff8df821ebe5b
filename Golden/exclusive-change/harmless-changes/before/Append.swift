import SwiftUI

final class AppendModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        items.append(contentsOf: [1, 2].map { $0 + items.count })
        items.append(items.count)
        items.insert(items.count, at: 0)
        items[0] += items.count
        items.removeFirst()
        items.remove(at: items.count - 1)
        items.sort()
        items.sort(by: >)
        items.reverse()
        items.removeAll { $0 == items2.count }
    }
    var items2 = [1]
}

struct AppendView: View {
    @StateObject private var model = AppendModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
