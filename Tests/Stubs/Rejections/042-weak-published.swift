// expect: cannot also be weak
import SwiftUI

class Model: ObservableObject {
    @Published weak var other: Model?
}
