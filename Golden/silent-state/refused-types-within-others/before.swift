// Catalogue 7, 213: what a body makes, or what a property is behind, is declared within another type: a wrapper that
// tells the time, a child that is made anew with a new object, and one that is made with another value each time.
import SwiftUI

enum Space {
    @propertyWrapper
    struct Now {
        var wrappedValue: Date { Date() }
    }

    final class Tag {
        let name = "Tag"
    }
}

extension Space {
    struct Marked {
        let tag = Tag()
    }
}

final class Clock: ObservableObject {
    @Published var ticks: Int?
    @Published var laps: Int?

    func tick() { laps = nil }
}

struct ClockView: View {
    @ObservedObject var clock: Clock
    @Space.Now private var now

    var body: some View {
        Button("\(clock.ticks ?? 0) \(now)") { clock.tick() }
    }
}

final class Tags: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct TagView: View {
    let tag: Space.Tag

    var body: some View {
        Text("\(tag.name) \(Date())")
    }
}

struct TagsView: View {
    @ObservedObject var tags: Tags

    var body: some View {
        Button("\(tags.count ?? 0)") { tags.add() }
        TagView(tag: Space.Tag())
    }
}

final class Marks: ObservableObject {
    @Published var count: Int?
    @Published var laps: Int?

    func add() { laps = nil }
}

struct MarkView: View {
    let mark: Space.Marked

    var body: some View {
        Text("\(mark.tag.name) \(Date())")
    }
}

struct MarksView: View {
    @ObservedObject var marks: Marks

    var body: some View {
        Button("\(marks.count ?? 0)") { marks.add() }
        MarkView(mark: Space.Marked())
    }
}
