import SwiftUI

@Observable
final class InoutObserverModel {
    var items: [Int] = [3, 1, 2]

    var step = 0 { didSet { print(items.count) } }
    func go() {
        var newItems = items
        grow(&newItems)
        items = newItems
    }
    func grow(_ list: inout [Int]) {
        list.append(1)
        step += 1
    }
}

struct InoutObserverView: View {
    @State private var model = InoutObserverModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)\(model.step)")
    }
}
