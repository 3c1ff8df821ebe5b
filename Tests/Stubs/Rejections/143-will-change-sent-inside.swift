// expect: cannot find 'objectWillChange' in scope
import SwiftUI

@Observable
final class Model {
    var text = ""

    func refresh() {
        objectWillChange.send()
    }
}
