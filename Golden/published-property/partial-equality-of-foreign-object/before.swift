// Catalogue 214: what isEqual: of a class of Objective-C compares is not known.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var value: NSObject = NSObject()

    func refresh() {
        value = NSObject()
    }
}

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Button(model.value.description) { model.refresh() }
    }
}
