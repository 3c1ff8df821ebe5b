import SwiftUI

@Observable
final class DefaultValueModel {
    var map = ["a": [2, 1]]

    func go() {
        var newMap = map
        newMap["z", default: first()].append(1)
        map = newMap
    }
    func first() -> [Int] { [map.count] }
}

struct DefaultValueView: View {
    @State private var model = DefaultValueModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.map.count)")
    }
}
