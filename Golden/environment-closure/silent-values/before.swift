// Catalogue 193: values that can be compared, and a structure that is called like a closure.
import SwiftUI

struct OpenAction {
    let name: String
    func callAsFunction() { print(name) }
}

extension EnvironmentValues {
    @Entry var open: OpenAction = OpenAction(name: "")
    @Entry var names: [String] = []
}
