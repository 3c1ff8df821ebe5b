// Stale: nothing updates the view, so that it shows the former value.
import Foundation
import SwiftUI

@Observable
final class Model {
    var name = "a"
    var revision = 0

    func touch() { revision += 1 }
}

final class Service {
    var title = "none"
}

struct Root: View {
    @State private var model = Model()
    private let service = Service()

    var body: some View {
        Button("Touch") { model.touch() }
        Button("Rename") { service.title = "b" }
        Text(model.name + service.title)
        Revision(model: model)
    }
}

struct Revision: View {
    var model: Model

    var body: some View {
        Text("\(model.revision)")
    }
}
