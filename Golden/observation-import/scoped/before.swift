// Catalogue 75: an import of one declaration is not the module.
import class Combine.AnyCancellable
import protocol Combine.ObservableObject
import struct Combine.Published
import Foundation

final class Sonar: ObservableObject {
    @Published var depth = 0
    private var bag = Set<AnyCancellable>()
}
