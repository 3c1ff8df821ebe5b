// Catalogue 222, 103: who gets the object by a protocol of the project calls nothing that another module asks for.
import CoreLocation
import SwiftUI

protocol SpeedObserver {
    func speedDidChange(_ speed: Int)
}

protocol LimitObserver: AnyObject {
    func limitDidChange(_ limit: Int)
}

final class Center {
    static let shared = Center()
    private var observers: [Any] = []
    weak var limitObserver: LimitObserver?

    func register<Observer>(_ type: Observer.Type, observer: Observer) { observers.append(observer) }
    func follow(_ observer: LimitObserver) { limitObserver = observer }
}

@Observable
final class Place: NSObject, CLLocationManagerDelegate {
    var limit = 0
    private let center: Center

    init(center: Center = .shared) {
        self.center = center
        super.init()
        center.register(SpeedObserver.self, observer: self)
        center.follow(self)
        print(limit)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        limit = locations.count
    }
}

extension Place: SpeedObserver {
    func speedDidChange(_ speed: Int) {
        print(speed)
    }
}

extension Place: LimitObserver {
    func limitDidChange(_ limit: Int) {
        print(limit)
    }
}

struct RootView: View {
    var body: some View {
        PlaceView(place: Place())
    }
}

struct PlaceView: View {
    var place: Place

    var body: some View {
        Text("\(place.limit)")
    }
}
