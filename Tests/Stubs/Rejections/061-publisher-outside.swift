// expect: value of type 'Model' has no member '$text'
import Combine
import SwiftUI

@Observable
final class Model {
    var text = ""
}

func observe(_ model: Model) -> AnyCancellable {
    model.$text.sink { print($0) }
}
