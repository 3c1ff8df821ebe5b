import SwiftUI

final class ObjectInPathBox {
    var list = [3, 1]
    var limit = 1
}

@Observable
final class ObjectInPathModel {
    var box = ObjectInPathBox()

    func go() {
        box.list.removeAll { $0 > box.limit }
    }
}

struct ObjectInPathView: View {
    @State private var model = ObjectInPathModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.box.list.count)")
    }
}
