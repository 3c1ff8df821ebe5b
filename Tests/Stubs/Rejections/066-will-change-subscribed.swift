// expect: value of type 'Model' has no member 'objectWillChange'
import Combine
import SwiftUI

@Observable
final class Model {
    var text = ""
}

func observe(_ model: Model) -> AnyCancellable {
    model.objectWillChange.sink { print("changed") }
}
