// expect: can only apply to a single variable
import SwiftUI

@Observable
final class Model {
    @ObservationIgnored var (width, height) = (1, 2)
}
