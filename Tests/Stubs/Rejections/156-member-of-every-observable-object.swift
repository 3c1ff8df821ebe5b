// expect: has no member 'log'
import SwiftUI

extension ObservableObject {
    func log() {}
}

@Observable
class Model {
    func run() {
        Model().log()
    }
}
