// Catalogue 34, 154: what names the wrapper itself names the storage.
import Combine
import SwiftUI

@Observable
final class Label {
    var text = ""
    /// In points.
    public var size: Double {
        get { access(keyPath: \.size); return sizeStorage }
        set { withMutation(keyPath: \.size) { sizeStorage = newValue } }
    }
    @ObservationIgnored @Limited(0...100) private var sizeStorage: Double = 12

    @ObservationIgnored private var subscription: AnyCancellable?
    private(set) var sizes: [Double] = []

    init(size: Double) {
        _sizeStorage = Limited(wrappedValue: size, 0...50)
        subscription = $sizeStorage.sink { [weak self] in self?.sizes.append($0) }
    }

    func enlarge() { size += 1 }
}

@Observable
final class Settings {
    var isOn: Bool {
        get { access(keyPath: \.isOn); return isOnStorage }
        set { withMutation(keyPath: \.isOn) { isOnStorage = newValue } }
    }
    @ObservationIgnored @Stored(initially: true)
    private var isOnStorage: Bool

    var unit: String {
        get { access(keyPath: \.unit); return unitStorage }
        set { withMutation(keyPath: \.unit) { unitStorage = newValue } }
    }
    @ObservationIgnored @Stored(initially: "a") private var unitStorage: String

    var count = 0
}

struct LabelView: View {
    var label: Label
    @Bindable var settings: Settings

    var body: some View {
        Button(label.text) { label.enlarge() }.font(.system(size: label.size))
        Toggle(settings.unit, isOn: $settings.isOn)
        Text("\(settings.count)")
    }
}
