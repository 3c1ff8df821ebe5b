import SwiftUI

@Observable
final class MethodReferenceModel {
    var items: [Int] = [3, 1, 2]

    func isOld(_ n: Int) -> Bool { n > items.count }
    func go() {
        var newItems = items
        newItems.removeAll(where: isOld)
        items = newItems
    }
}

struct MethodReferenceView: View {
    @State private var model = MethodReferenceModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
