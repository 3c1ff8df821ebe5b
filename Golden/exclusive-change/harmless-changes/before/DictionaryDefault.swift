import SwiftUI

final class DictionaryDefaultModel: ObservableObject {
    @Published var map = ["a": [2, 1]]

    func go() {
        map["z", default: []].append(map.count)
        map["b", default: [1]] += [map.count]
    }
}

struct DictionaryDefaultView: View {
    @StateObject private var model = DictionaryDefaultModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.map.count)")
    }
}
