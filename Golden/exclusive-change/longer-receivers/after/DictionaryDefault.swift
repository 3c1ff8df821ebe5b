import SwiftUI

@Observable
final class DictionaryDefaultModel {
    var map = ["a": [2, 1]]

    func go() {
        var newMap = map
        newMap["a", default: []].sort { $0 + map.count < $1 }
        map = newMap
    }
}

struct DictionaryDefaultView: View {
    @State private var model = DictionaryDefaultModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.map.count)")
    }
}
