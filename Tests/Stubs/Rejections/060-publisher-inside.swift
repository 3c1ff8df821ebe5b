// expect: cannot find '$text' in scope
import Combine
import SwiftUI

@Observable
final class Model {
    var text = ""
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init() {
        $text.sink { print($0) }.store(in: &cancellables)
    }
}
