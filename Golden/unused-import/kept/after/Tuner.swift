// Catalogue 74: other code subscribes to the property, for which a subject comes into this file.
import Combine
import SwiftUI

@Observable
final class Tuner {
    var position = 0 { willSet { positionSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var positionSubject = CurrentValueSubject<Int, Never>(_position)
}
