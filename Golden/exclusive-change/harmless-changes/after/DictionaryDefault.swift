import SwiftUI

@Observable
final class DictionaryDefaultModel {
    var map = ["a": [2, 1]]

    func go() {
        map["z", default: []].append(map.count)
        map["b", default: [1]] += [map.count]
    }
}

struct DictionaryDefaultView: View {
    @State private var model = DictionaryDefaultModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.map.count)")
    }
}
