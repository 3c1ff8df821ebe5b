// Catalogue 80: the static has an effect.
import SwiftUI

extension FileManager {
    static var shared: FileManager { UserDefaults.standard.set(true, forKey: "asked"); return .init() }
}

extension URL {
    var isThere: Bool { FileManager.shared.fileExists(atPath: path) }
}

final class Model: ObservableObject {
    @Published var count = 0
    @Published private(set) var isAvailable = false
    init(title: String) { isAvailable = URL(fileURLWithPath: title).isThere }
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
