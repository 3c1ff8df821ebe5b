// expect: 'ObservationIgnored()' can only apply to a single variable
import SwiftUI

@Observable
class Model {
    @ObservationIgnored var first = 1, second = 2
}
