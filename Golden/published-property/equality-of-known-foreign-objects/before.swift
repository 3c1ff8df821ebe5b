// Catalogue 214: isEqual: of strings compares all that they hold.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var value: NSString = "one"

    func refresh() {
        value = "two"
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button(model.value.description) { model.refresh() }
    }
}
