// Catalogue 213: a view shows a plain object, and was updated with a property that it does not read.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"
    @Published var revision = 0

    func touch() { revision += 1 }
}

final class Service {
    var title = "none"
}

struct Root: View {
    @StateObject private var model = Model()
    private let service = Service()

    var body: some View {
        Button("Touch") { model.touch() }
        Button("Rename") { service.title = "b" }
        Text(model.name + service.title)
        Revision(model: model)
    }
}

struct Revision: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.revision)")
    }
}
