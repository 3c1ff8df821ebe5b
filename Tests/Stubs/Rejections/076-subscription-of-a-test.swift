// expect: has no member '$value'
import Combine
import SwiftUI

@Observable
class Model {
    var value = 0
}

func test(_ model: Model) -> AnyCancellable {
    model.$value.dropFirst().sink { _ in }
}
