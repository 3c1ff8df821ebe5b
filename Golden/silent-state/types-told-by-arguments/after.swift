// Catalogue 213: generic arguments, what is presented and nested types tell that what is shown is a value, and no object with a variable of the name.
import SwiftUI

final class Engine {
    var note = ""
    var title = ""

    static let all = [Engine()]

    func change(_ text: String) {
        note = text
        title = text
    }
}

struct Point: Hashable, Identifiable {
    var id: Int
    var note: String
}

extension Color {
    enum Badge {
        static var title: Color { .red }
    }
}

struct Panel<Row: Hashable, Content: View>: View {
    let rows: [Row]
    let content: (Row) -> Content

    init(rows: [Row], content: @escaping (Row) -> Content) {
        self.rows = rows
        self.content = content
    }

    var body: some View { ForEach(rows, id: \.self) { content($0) } }
}

@Observable
final class Track {
    var points: [Point] = []
    var failed: Point?
    var isFailed = false
    var isLoading = false

    func load() {
        points = [Point(id: 1, note: "a")]
        isLoading = true
    }

    func stop() { isLoading = false }
}

struct FilteredView: View {
    var track: Track
    let engines: [Engine]

    private func visible<Item>(_ items: [Item], isVisible: (Item) -> Bool) -> [Item] { items.filter(isVisible) }

    var body: some View {
        ForEach(visible(track.points) { _ in true }) { point in
            Text(point.note)
        }
    }
}

struct PanelView: View {
    var track: Track
    let engines: [Engine]

    var body: some View {
        Panel<Point, Text>(rows: track.points) { point in
            Text(point.note)
        }
    }
}

struct AlertView: View {
    @Bindable var track: Track
    let engines: [Engine]

    var body: some View {
        Text("\(track.points.count)")
            .alert("Failed", isPresented: $track.isFailed, presenting: track.failed) { _ in
                Button("Stop") { track.stop() }
            } message: { point in
                Text(point.note)
            }
    }
}

struct BadgeView: View {
    var track: Track
    let engines: [Engine]

    var body: some View { Text("\(track.points.count)").foregroundColor(.Badge.title) }
}

struct LoadingView: View {
    var track: Track

    var body: some View {
        if track.isLoading { Button("Stop", action: track.stop) }
    }
}
