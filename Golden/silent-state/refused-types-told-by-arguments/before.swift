// Catalogue 213: generic arguments, what is presented and nested types tell that what is shown is an object with a variable.
import SwiftUI

final class Engine: Identifiable, Hashable {
    var note = ""

    static let all = [Engine()]
    static func == (left: Engine, right: Engine) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    func change(_ text: String) { note = text }
}

extension Color {
    enum Badge {
        static var isRed = true
        static var title: Color { isRed ? .red : .blue }
    }
}

func repaint() { Color.Badge.isRed = false }

struct Panel<Row: Hashable, Content: View>: View {
    let rows: [Row]
    let content: (Row) -> Content

    init(rows: [Row], content: @escaping (Row) -> Content) {
        self.rows = rows
        self.content = content
    }

    var body: some View { ForEach(rows, id: \.self) { content($0) } }
}

final class Track: ObservableObject {
    @Published var count = 0
    @Published var isFailed = false
    @Published var isLoading = false

    let engines = Engine.all

    func load() { count += 1 }
    func stop() { isLoading = false }
}

struct FilteredView: View {
    @ObservedObject var track: Track

    private func visible<Item>(_ items: [Item], isVisible: (Item) -> Bool) -> [Item] { items.filter(isVisible) }

    var body: some View {
        Text("\(track.count)")
        ForEach(visible(track.engines) { _ in true }) { engine in
            Text(engine.note)
        }
    }
}

struct PanelView: View {
    @ObservedObject var track: Track

    var body: some View {
        Text("\(track.count)")
        Panel<Engine, Text>(rows: track.engines) { engine in
            Text(engine.note)
        }
    }
}

struct AlertView: View {
    @ObservedObject var track: Track

    var body: some View {
        Text("\(track.count)")
            .alert("Failed", isPresented: $track.isFailed, presenting: track.engines.first) { _ in
                Button("Stop") { track.stop() }
            } message: { engine in
                Text(engine.note)
            }
    }
}

struct BadgeView: View {
    @ObservedObject var track: Track

    var body: some View { Text("\(track.count)").foregroundColor(.Badge.title) }
}

struct LoadingView: View {
    @ObservedObject var track: Track

    var body: some View {
        if track.isLoading { Button("Stop", action: track.stop) }
    }
}
