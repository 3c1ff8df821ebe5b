// Catalogue 222, 103: making an object reads another one through a static function, a global, a structure, a plain class and a first value.
import SwiftUI

final class Theme: ObservableObject {
    static let shared = Theme()

    @Published var isDark = false

    static func current() -> Bool { shared.isDark }
}

func darkness() -> Int { Theme.shared.isDark ? 1 : 0 }

struct Palette {
    let accent: Int

    init() {
        accent = Theme.shared.isDark ? 1 : 2
    }
}

final class Config {
    var isDark: Bool { Theme.shared.isDark }
}

@Observable
final class Note {
    var text = ""
    var isDark: Bool

    init() {
        isDark = Theme.current()
    }
}

@Observable
final class Sketch {
    var lines = darkness()
}

final class Poster: ObservableObject {
    @Published var title = ""
    let palette = Palette()
}

@Observable
final class Page {
    var number = 0
    private let config = Config()

    init() {
        if config.isDark { number = 1 }
    }
}

struct NoteView: View {
    @Bindable var note: Note

    var body: some View {
        TextField("Note", text: $note.text)
        Toggle("Dark", isOn: $note.isDark)
    }
}

struct SketchView: View {
    var sketch: Sketch

    var body: some View {
        Button("\(sketch.lines)") { sketch.lines += 1 }
    }
}

struct PosterView: View {
    @StateObject private var poster: Poster

    init() {
        _poster = StateObject(wrappedValue: Poster())
    }

    var body: some View {
        TextField("\(poster.palette.accent)", text: $poster.title)
    }
}

struct PageView: View {
    var page: Page

    var body: some View {
        Button("\(page.number)") { page.number += 1 }
    }
}

struct RootView: View {
    var body: some View {
        NoteView(note: Note())
        SketchView(sketch: Sketch())
        PosterView()
        PageView(page: Page())
        Button("Dark") { Theme.shared.isDark.toggle() }
    }
}
