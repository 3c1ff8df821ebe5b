// expect: cannot convert
import SwiftUI

@Observable
final class Model {
    var text = ""
}

func publisher(of model: Model) -> ObservableObjectPublisher? {
    (model as any ObservableObject).objectWillChange as? ObservableObjectPublisher
}
