// Catalogue 155: a protocol asks for the property's publisher.
import Combine
import SwiftUI

protocol Locating: AnyObject {
    var place: String { get }
    var placePublisher: Published<String>.Publisher { get }
}

@Observable
final class Locator: Locating {
    var place: String {
        get { access(keyPath: \.place); return placeStorage }
        set { withMutation(keyPath: \.place) { placeStorage = newValue } }
    }
    @ObservationIgnored @Published private var placeStorage = ""
    var placePublisher: Published<String>.Publisher { $placeStorage }
}

struct PlaceView: View {
    var locator: Locator

    var body: some View {
        Text(locator.place)
    }
}
