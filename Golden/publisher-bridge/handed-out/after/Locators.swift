// Catalogue 155: the witnesses, in the forms of a getter, and a property that no protocol asks for.
import Combine
import SwiftUI

@Observable
final class Locator: Locating {
    var place: String {
        get { access(keyPath: \.place); return placeStorage }
        set { withMutation(keyPath: \.place) { placeStorage = newValue } }
    }
    @ObservationIgnored @Published private var placeStorage = ""
    private var speed: [Double] {
        get { access(keyPath: \.speed); return speedStorage }
        set { withMutation(keyPath: \.speed) { speedStorage = newValue } }
    }
    @ObservationIgnored @Published private var speedStorage: [Double] = []
    var isOn: Bool {
        get { access(keyPath: \.isOn); return isOnStorage }
        set { withMutation(keyPath: \.isOn) { isOnStorage = newValue } }
    }
    @ObservationIgnored @Published private var isOnStorage = false

    var placePublisher: Published<String>.Publisher { $placeStorage }

    var speedPublisher: Published<[Double]>.Publisher {
        return self.$speedStorage
    }

    private var switches: Combine.Published<Bool>.Publisher {
        get { $isOnStorage }
    }

    func follow() -> AnyCancellable { switches.sink { print($0) } }
}

@Observable
final class FakeLocator {
    var place: String {
        get { access(keyPath: \.place); return placeStorage }
        set { withMutation(keyPath: \.place) { placeStorage = newValue } }
    }
    @ObservationIgnored @Published private var placeStorage = ""
    var speed: [Double] {
        get { access(keyPath: \.speed); return speedStorage }
        set { withMutation(keyPath: \.speed) { speedStorage = newValue } }
    }
    @ObservationIgnored @Published private var speedStorage: [Double] = []
}

extension FakeLocator: Locating {
    var placePublisher: Published<String>.Publisher { $placeStorage }
    var speedPublisher: Published<[Double]>.Publisher { $speedStorage }
}

struct PlaceView: View {
    @Bindable var locator: Locator
    var fake: FakeLocator

    var body: some View {
        Toggle(locator.place, isOn: $locator.isOn)
        Text(fake.place)
    }
}
