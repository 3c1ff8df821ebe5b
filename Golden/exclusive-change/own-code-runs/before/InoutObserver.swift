import SwiftUI

final class InoutObserverModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    @Published var step = 0 { didSet { print(items.count) } }
    func go() {
        grow(&items)
    }
    func grow(_ list: inout [Int]) {
        list.append(1)
        step += 1
    }
}

struct InoutObserverView: View {
    @StateObject private var model = InoutObserverModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)\(model.step)")
    }
}
