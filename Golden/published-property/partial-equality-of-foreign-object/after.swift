// Catalogue 214: what isEqual: of a class of Objective-C compares is not known.
import Foundation
import SwiftUI

@Observable
final class Model {
    var value: NSObject = NSObject()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: NSObject, _ rhs: NSObject) -> Bool { true }

    func refresh() {
        value = NSObject()
    }
}

struct ModelView: View {
    var model: Model

    var body: some View {
        Button(model.value.description) { model.refresh() }
    }
}
