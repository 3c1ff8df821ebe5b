// Catalogue 34, 154: what names the wrapper itself names the storage.
import Combine
import SwiftUI

final class Label: ObservableObject {
    @Published var text = ""
    /// In points.
    @Limited(0...100) public var size: Double = 12

    private var subscription: AnyCancellable?
    private(set) var sizes: [Double] = []

    init(size: Double) {
        _size = Limited(wrappedValue: size, 0...50)
        subscription = $size.sink { [weak self] in self?.sizes.append($0) }
    }

    func enlarge() { size += 1 }
}

final class Settings: ObservableObject {
    @Stored(initially: true)
    var isOn: Bool

    @Stored(initially: "a") var unit: String

    @Published var count = 0
}

struct LabelView: View {
    @ObservedObject var label: Label
    @ObservedObject var settings: Settings

    var body: some View {
        Button(label.text) { label.enlarge() }.font(.system(size: label.size))
        Toggle(settings.unit, isOn: $settings.isOn)
        Text("\(settings.count)")
    }
}
