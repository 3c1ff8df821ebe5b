// Stale: nothing updates the view, so that it shows the former value.
import Foundation
import SwiftUI

@Observable
final class Model {
    var name = "a"

    func load() { name = "a" }
}

protocol Titles {
    func title() -> String
    func rename()
}

final class Service: Titles {
    private var stored = "none"

    func title() -> String { stored }

    func rename() { stored = "b" }
}

struct Root: View {
    @State private var model = Model()
    private let service: any Titles = Service()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Text(service.title())
        Button("Rename") { service.rename() }
    }
}
