// Catalogue 74: other frameworks give the names of Foundation as well.
import CoreLocation
import Observation

@Observable
final class Radio {
    var place = CLLocation(latitude: 0, longitude: 0)
}
