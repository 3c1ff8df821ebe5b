// Catalogue 155: the witnesses, in the forms of a getter, and a property that no protocol asks for.
import Combine
import SwiftUI

@Observable
final class Locator: Locating {
    var place = "" { willSet { placeSubject.send(newValue) } }
    @ObservationIgnored private lazy var placeSubject = CurrentValueSubject<String, Never>(_place)
    private var speed: [Double] = [] { willSet { speedSubject.send(newValue) } }
    @ObservationIgnored private lazy var speedSubject = CurrentValueSubject<[Double], Never>(_speed)
    var isOn = false { willSet { isOnSubject.send(newValue) } }
    @ObservationIgnored private lazy var isOnSubject = CurrentValueSubject<Bool, Never>(_isOn)

    var placePublisher: AnyPublisher<String, Never> { placeSubject.eraseToAnyPublisher() }

    var speedPublisher: AnyPublisher<[Double], Never> {
        return self.speedSubject.eraseToAnyPublisher()
    }

    private var switches: AnyPublisher<Bool, Never> {
        get { isOnSubject.eraseToAnyPublisher() }
    }

    func follow() -> AnyCancellable { switches.sink { print($0) } }
}

@Observable
final class FakeLocator {
    var place = "" { willSet { placeSubject.send(newValue) } }
    @ObservationIgnored private lazy var placeSubject = CurrentValueSubject<String, Never>(_place)
    var speed: [Double] = [] { willSet { speedSubject.send(newValue) } }
    @ObservationIgnored private lazy var speedSubject = CurrentValueSubject<[Double], Never>(_speed)
}

extension FakeLocator: Locating {
    var placePublisher: AnyPublisher<String, Never> { placeSubject.eraseToAnyPublisher() }
    var speedPublisher: AnyPublisher<[Double], Never> { speedSubject.eraseToAnyPublisher() }
}

struct PlaceView: View {
    @Bindable var locator: Locator
    var fake: FakeLocator

    var body: some View {
        Toggle(locator.place, isOn: $locator.isOn)
        Text(fake.place)
    }
}
