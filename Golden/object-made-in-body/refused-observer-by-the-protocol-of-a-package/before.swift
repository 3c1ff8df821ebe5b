// Catalogue 222, 103: code of the project hands the object on as what a protocol of another module says.
import CoreLocation
import SwiftUI

protocol SpeedObserver {
    func speedDidChange(_ speed: Int)
}

final class Center {
    static let shared = Center()
    private var observers: [Any] = []
    private let manager = CLLocationManager()

    func register<Observer>(_ type: Observer.Type, observer: Observer) {
        observers.append(observer)
        manager.delegate = observers.compactMap { $0 as? CLLocationManagerDelegate }.first
    }
}

final class Hub<Observer> {
    private var observers: [Observer] = []

    func add(_ observer: Observer) { observers.append(observer) }
    func each(_ body: (Observer) -> Void) { observers.forEach(body) }
}

let hub = Hub<CLLocationManagerDelegate>()

final class Place: NSObject, CLLocationManagerDelegate, ObservableObject {
    @Published var count = 0

    override init() {
        super.init()
        Center.shared.register(CLLocationManagerDelegate.self, observer: self)
        print(count)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        count = locations.count
    }
}

final class Track: NSObject, CLLocationManagerDelegate, ObservableObject {
    @Published var length = 0

    override init() {
        super.init()
        hub.add(self)
        print(length)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        length += locations.count
    }
}

struct RootView: View {
    var body: some View {
        PlaceView(place: Place())
        TrackView(track: Track())
    }
}

struct PlaceView: View {
    @ObservedObject var place: Place

    var body: some View {
        Text("\(place.count)")
    }
}

struct TrackView: View {
    @ObservedObject var track: Track

    var body: some View {
        Text("\(track.length)")
    }
}
