import SwiftUI

struct ElementGetterItem {
    var n = 1
    var isOld: Bool { n > ElementGetterSettings.shared.items.count }
}
final class ElementGetterSettings: ObservableObject {
    static let shared = ElementGetterSettings()
    @Published var items = [ElementGetterItem(n: 2), ElementGetterItem(n: 1)]
}

final class ElementGetterModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    func go() {
        ElementGetterSettings.shared.items.removeAll(where: \.isOld)
    }
    func go2() {
        ElementGetterSettings.shared.items.removeAll { $0.isOld }
    }
}

struct ElementGetterView: View {
    @StateObject private var model = ElementGetterModel()
    @ObservedObject private var settings = ElementGetterSettings.shared

    var body: some View {
        Button("Go") { model.go() }
        Text("\(settings.items.count) \(model.items.count)")
    }
}
