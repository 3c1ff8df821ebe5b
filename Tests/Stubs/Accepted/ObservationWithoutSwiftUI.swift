import Foundation
import Observation

@Observable
final class Model {
    var text = ""
    @ObservationIgnored var ignored = ""
}
