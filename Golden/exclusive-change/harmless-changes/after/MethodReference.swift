import SwiftUI

@Observable
final class MethodReferenceModel {
    var items: [Int] = [3, 1, 2]

    func isOld(_ n: Int) -> Bool { n > 3 }
    func go() {
        items.removeAll(where: isOld)
    }
}

struct MethodReferenceView: View {
    @State private var model = MethodReferenceModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
