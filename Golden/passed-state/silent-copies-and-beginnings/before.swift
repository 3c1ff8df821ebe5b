// Catalogue 183: state that is passed, but as a beginning, a constant, or to a view that is new each time.
import SwiftUI

struct Slider2: View {
    @State var initialLevel: Double
    @State var level = 0.5

    var body: some View {
        Slider(value: $level)
        Slider(value: $initialLevel)
    }
}

struct Editor: View {
    @State private var text: String

    init(original: String) {
        _text = State(initialValue: original)
    }

    var body: some View {
        TextField("Text", text: $text)
    }
}

struct NameSheet: View {
    @State var name: String

    var body: some View {
        TextField("Name", text: $name)
    }
}

struct Fold: View {
    @State private var isOpen: Bool

    init(isOpen: Bool = false) {
        _isOpen = State(initialValue: isOpen)
    }

    var body: some View {
        Toggle("Open", isOn: $isOpen)
    }
}

struct Avatar: View {
    @State private var url: String
    let user: String

    var body: some View {
        Text(user + url)
    }
}

extension Avatar {
    init(user: String) {
        let url = user + ".png"
        self.init(url: url, user: user)
    }
}

struct Tag: View {
    @State var label: String

    var body: some View {
        Text(label)
    }
}

struct Page: View {
    @State private var name = ""
    @State private var level = 0.0
    @State private var isShown = false

    var body: some View {
        VStack {
            Slider2(initialLevel: level, level: 1)
            Editor(original: name)
            Fold(isOpen: isShown)
            Avatar(user: name)
            Tag(label: name)
                .padding()
                .id(name)
        }
        .sheet(isPresented: $isShown) {
            NameSheet(name: name)
        }
    }
}

struct Preview {
    @MainActor
    static func make(_ name: String) -> some View { NameSheet(name: name) }
}
