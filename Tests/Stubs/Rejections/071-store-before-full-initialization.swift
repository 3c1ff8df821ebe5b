// expect: used before being initialized
import Combine
import SwiftUI

@Observable
final class Model {
    var limit: Int
    var cancellables = Set<AnyCancellable>()

    init(ticks: PassthroughSubject<Int, Never>) {
        ticks.sink { print($0) }.store(in: &cancellables)
        limit = 1
    }
}
