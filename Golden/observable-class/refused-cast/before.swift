// Catalogue 156: a cast to the protocol would fail silently after the migration.
import SwiftUI

final class Sketch: ObservableObject {
    @Published var strokes = 0
}

func isObservable(_ value: Any) -> Bool {
    (value as? any ObservableObject) != nil
}

struct SketchView: View {
    @StateObject private var sketch = Sketch()

    var body: some View {
        Text(isObservable(sketch) ? "\(sketch.strokes)" : "-")
    }
}
