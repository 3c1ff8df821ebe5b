// Catalogue 21: a type in the class has a member of that name itself, and the type around the class calls its own.
import SwiftUI

enum Feature {
    static func access(_ name: String) {}

    static func start() { access("start") }

    @Observable
    final class Model {
        var count = 1

        struct Door {
            func access(_ name: String) {}

            func open() { access("door") }
        }

        func read() {
            Feature.access("count")
            count = 2
        }
    }
}

struct FeatureView: View {
    @State private var model = Feature.Model()

    var body: some View {
        Text("\(model.count)")
    }
}
