import SwiftUI

@Observable
final class DictionaryOptionalModel {
    var map = ["a": [2, 1]]

    func go() {
        map["a"]?.removeAll { $0 > map.count }
    }
}

struct DictionaryOptionalView: View {
    @State private var model = DictionaryOptionalModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.map.count)")
    }
}
