// expect: cannot find '$name' in scope
import Combine
import SwiftUI

@Observable
class Model {
    var name = ""

    func follow() async {
        for await value in $name.values { print(value) }
    }
}
