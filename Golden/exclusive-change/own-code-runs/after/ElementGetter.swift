import SwiftUI

struct ElementGetterItem {
    var n = 1
    var isOld: Bool { n > ElementGetterSettings.shared.items.count }
}
@Observable
final class ElementGetterSettings {
    static let shared = ElementGetterSettings()
    var items = [ElementGetterItem(n: 2), ElementGetterItem(n: 1)]
}

@Observable
final class ElementGetterModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        ElementGetterSettings.shared.items.removeAll(where: \.isOld)
    }
    func go2() {
        ElementGetterSettings.shared.items.removeAll { $0.isOld }
    }
}

struct ElementGetterView: View {
    @State private var model = ElementGetterModel()
    private let settings = ElementGetterSettings.shared

    var body: some View {
        Button("Go") { model.go() }
        Text("\(settings.items.count) \(model.items.count)")
    }
}
