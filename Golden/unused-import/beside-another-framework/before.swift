// Catalogue 74: other frameworks give the names of Foundation as well.
import Combine
import CoreLocation

final class Radio: ObservableObject {
    @Published var place = CLLocation(latitude: 0, longitude: 0)
}
