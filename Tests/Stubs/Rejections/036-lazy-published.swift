// expect: cannot also be lazy
import SwiftUI

class Model: ObservableObject {
    @Published lazy var text = ""
}
