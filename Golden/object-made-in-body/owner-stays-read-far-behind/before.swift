// Catalogue 222, 103: making an object reads another one behind many functions.
import SwiftUI

final class Theme: ObservableObject {
    static let shared = Theme()

    @Published var isDark = false
}

func first() -> Int { second() }
func second() -> Int { third() }
func third() -> Int { fourth() }
func fourth() -> Int { fifth() }
func fifth() -> Int { sixth() }
func sixth() -> Int { seventh() }
func seventh() -> Int { Theme.shared.isDark ? 1 : 0 }

final class Sketch: ObservableObject {
    @Published var lines = first()
}

struct SketchView: View {
    @ObservedObject var sketch: Sketch

    var body: some View {
        Button("\(sketch.lines)") { sketch.lines += 1 }
    }
}

struct RootView: View {
    var body: some View {
        SketchView(sketch: Sketch())
        Button("Dark") { Theme.shared.isDark.toggle() }
    }
}
