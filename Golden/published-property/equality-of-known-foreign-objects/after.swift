// Catalogue 214: isEqual: of strings compares all that they hold.
import Foundation
import SwiftUI

@Observable
final class Model {
    var value: NSString = "one"

    func refresh() {
        value = "two"
    }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Button(model.value.description) { model.refresh() }
    }
}
