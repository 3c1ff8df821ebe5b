// expect: type 'Observation' has no member 'ObservationRegistrar'
import SwiftUI

struct Observation {
    var species = ""
}

@Observable
final class Model {
    var text = ""
}
