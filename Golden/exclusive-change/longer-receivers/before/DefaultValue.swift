import SwiftUI

final class DefaultValueModel: ObservableObject {
    @Published var map = ["a": [2, 1]]

    func go() {
        map["z", default: first()].append(1)
    }
    func first() -> [Int] { [map.count] }
}

struct DefaultValueView: View {
    @StateObject private var model = DefaultValueModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.map.count)")
    }
}
