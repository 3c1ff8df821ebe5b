// Catalogue 214: an object that is equal by isEqual: with another title; the property knows its class as NSObject only.
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

final class Model: ObservableObject {
    @Published var value: NSObject = Label(1, "one")

    func refresh() {
        value = Label(1, "uno")
    }
}

struct Root: View {
    @StateObject private var model = Model()

    var body: some View {
        Button("Refresh") { model.refresh() }
        Text((model.value as? Label)?.title ?? "")
    }
}
