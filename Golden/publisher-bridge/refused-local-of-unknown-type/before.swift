// Catalogue 60: a class may have a member from a protocol that its own refines, from NSObject, or by Optional.
import Combine
import SwiftUI

extension Encodable {
    var json: Data? { try? JSONEncoder().encode(self) }
}

struct Reply {
    var json: Data?

    func map(_ change: () -> Void) {}

    func copy() {}
}

func make<Value>(_ body: () -> Value) -> Value { body() }

final class Note: ObservableObject, Codable {
    @Published var text = ""

    init() {}

    enum CodingKeys: CodingKey { case text }

    init(from decoder: Decoder) throws {
        text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
    }
}

final class Label: NSObject, ObservableObject {
    @Published var text = ""
}

final class Store {
    private var cancellables: Set<AnyCancellable> = []

    func follow() {
        let note = make { Note() }
        print(note.json as Any)
        note.$text.sink { print($0) }.store(in: &cancellables)
        let label = make { Label() }
        print(label.copy())
        label.$text.sink { print($0) }.store(in: &cancellables)
        let other = make { Optional(Note()) }
        other.map { print($0) }
        other?.$text.sink { print($0) }.store(in: &cancellables)
    }
}

struct NoteView: View {
    @ObservedObject var note: Note
    @ObservedObject var label: Label

    var body: some View {
        Text(note.text + label.text)
    }
}
