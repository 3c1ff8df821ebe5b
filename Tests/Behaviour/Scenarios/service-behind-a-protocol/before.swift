// Catalogue 213: a body asks a plain object through a protocol.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = "a"

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
    @StateObject private var model = Model()
    private let service: any Titles = Service()

    var body: some View {
        Button("Load") { model.load() }
        Text(model.name)
        Text(service.title())
        Button("Rename") { service.rename() }
    }
}
