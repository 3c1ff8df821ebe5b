// Catalogue 155: a protocol asks for the property's publisher.
import Combine
import SwiftUI

protocol Locating: AnyObject {
    var place: String { get }
    var placePublisher: Published<String>.Publisher { get }
}

final class Locator: Locating, ObservableObject {
    @Published var place = ""
    var placePublisher: Published<String>.Publisher { $place }
}

struct PlaceView: View {
    @ObservedObject var locator: Locator

    var body: some View {
        Text(locator.place)
    }
}
