// expect: value of type 'Model' has no member 'objectWillChange'
import SwiftUI

@Observable
final class Model {
    var text = ""
}

func refresh(_ model: Model) {
    model.objectWillChange.send()
}
