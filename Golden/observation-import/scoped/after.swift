// Catalogue 75: an import of one declaration is not the module.
import class Combine.AnyCancellable
import protocol Combine.ObservableObject
import struct Combine.Published
import Foundation
import Observation

@Observable
final class Sonar {
    var depth = 0
    @ObservationIgnored private var bag = Set<AnyCancellable>()
}
