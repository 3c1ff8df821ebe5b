import SwiftUI

@Observable
final class SelfMethodReferenceModel {
    var items: [Int] = [3, 1, 2]

    func isOld(_ n: Int) -> Bool { n > items.count }
    func go() {
        var newItems = items
        newItems.removeAll(where: self.isOld)
        items = newItems
    }
}

struct SelfMethodReferenceView: View {
    @State private var model = SelfMethodReferenceModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
