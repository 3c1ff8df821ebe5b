import SwiftUI

final class SelfMethodReferenceModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func isOld(_ n: Int) -> Bool { n > items.count }
    func go() {
        items.removeAll(where: self.isOld)
    }
}

struct SelfMethodReferenceView: View {
    @StateObject private var model = SelfMethodReferenceModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
