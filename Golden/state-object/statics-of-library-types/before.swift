// Catalogue 80: default of FileManager is not that of a structure of the project.
import SwiftUI

struct Config {
    static var `default`: Config { Config(name: version) }
    static var version: String { UserDefaults.standard.set(true, forKey: "asked"); return "1" }
    let name: String
}

final class Model: ObservableObject {
    @Published var count = 0
    @Published private(set) var isAvailable = false
    init(title: String) { isAvailable = FileManager.default.fileExists(atPath: title) }
}

struct Page: View {
    @StateObject private var model: Model
    let title: String
    init(title: String) {
        self.title = title
        _model = StateObject(wrappedValue: Model(title: title))
    }
    var body: some View {
        Button("\(title) \(model.count)") { model.count += 1 }
    }
}
