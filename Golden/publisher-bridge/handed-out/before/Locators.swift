// Catalogue 155: the witnesses, in the forms of a getter, and a property that no protocol asks for.
import Combine
import SwiftUI

final class Locator: ObservableObject, Locating {
    @Published var place = ""
    @Published private var speed: [Double] = []
    @Published var isOn = false

    var placePublisher: Published<String>.Publisher { $place }

    var speedPublisher: Published<[Double]>.Publisher {
        return self.$speed
    }

    private var switches: Combine.Published<Bool>.Publisher {
        get { $isOn }
    }

    func follow() -> AnyCancellable { switches.sink { print($0) } }
}

final class FakeLocator: ObservableObject {
    @Published var place = ""
    @Published var speed: [Double] = []
}

extension FakeLocator: Locating {
    var placePublisher: Published<String>.Publisher { $place }
    var speedPublisher: Published<[Double]>.Publisher { $speed }
}

struct PlaceView: View {
    @ObservedObject var locator: Locator
    @ObservedObject var fake: FakeLocator

    var body: some View {
        Toggle(locator.place, isOn: $locator.isOn)
        Text(fake.place)
    }
}
