// Stale: the macro asks isEqual:.
import Foundation
import SwiftUI

class Label: NSObject {
    let id: Int
    let title: String

    init(_ id: Int, _ title: String) {
        self.id = id
        self.title = title
    }

    override func isEqual(_ other: Any?) -> Bool {
        (other as? Label)?.id == id
    }
}

@Observable
final class Model {
    var value: NSObject = Label(1, "one")

    func refresh() {
        value = Label(1, "uno")
    }
}

struct Root: View {
    @State private var model = Model()

    var body: some View {
        Button("Refresh") { model.refresh() }
        Text((model.value as? Label)?.title ?? "")
    }
}
