import SwiftUI

final class DictionaryDefaultModel: ObservableObject {
    @Published var map = ["a": [2, 1]]

    func go() {
        map["a", default: []].sort { $0 + map.count < $1 }
    }
}

struct DictionaryDefaultView: View {
    @StateObject private var model = DictionaryDefaultModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.map.count)")
    }
}
