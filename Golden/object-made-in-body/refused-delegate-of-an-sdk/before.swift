// Catalogue 222, 103: a manager of the SDK calls its delegate when it likes, also a subclass of the one that conforms.
import CoreLocation
import SwiftUI

final class Place: NSObject, CLLocationManagerDelegate, ObservableObject {
    @Published var count = 0
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
        print(count)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        count = locations.count
    }
}

class Receiver: NSObject, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}

final class Track: Receiver, ObservableObject {
    @Published var length = 0
    private let manager = CLLocationManager()

    override init() {
        super.init()
        manager.delegate = self
        print(length)
    }

    override func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
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
