// Catalogue 41: $0 is a value here and no binding, and what a loop over a dictionary sets belongs to another type: the property is only appended to.
import SwiftUI

struct Note: Identifiable, Equatable {
    let id: Int
    var text: String

    static func == (left: Note, right: Note) -> Bool { left.id == right.id }
}

final class Topic: ObservableObject {
    @Published var notes: [Note] = []

    func add(_ note: Note) { notes.append(note) }
}

final class Shelf: ObservableObject {
    @Published var topics: [Topic] = []
    @Published var byName: [String: Topic] = [:]

    var count: Int { topics.filter { $0.notes.count > 0 }.count + byName.filter { $0.value.notes.isEmpty }.count }
    var all: [Note] { topics.flatMap { $0.notes } + byName.values.flatMap { $0.notes } }
    var first: [Note] { byName.sorted { $0.key < $1.key }.first?.value.notes ?? [] }
}

final class Group {
    var notes: [Note] = []
}

func empty(_ groups: [String: Group]) {
    for entry in groups { entry.value.notes = [] }
    groups.forEach { $0.value.notes = [] }
    groups.sorted { $0.key < $1.key }.forEach { $0.value.notes = [] }
    _ = groups.mapValues { $0.notes = [] }
    for entry in groups.values.enumerated() { entry.element.notes = [] }
}

struct TopicView: View {
    @ObservedObject var topic: Topic
    @ObservedObject var shelf: Shelf

    var body: some View {
        Text("\(topic.notes.count) \(shelf.count) \(shelf.all.count) \(shelf.first.count)")
    }
}
