// Catalogue 25: coding that is written by hand goes on as before.
import SwiftUI

final class Note: ObservableObject, Codable {
    @Published var text = "note"

    enum CodingKeys: CodingKey {
        case text
    }

    init() {}

    init(from decoder: Decoder) throws {
        text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(text, forKey: .text)
    }
}

struct Root: View {
    @StateObject private var note = Note()
    @State private var json = ""

    var body: some View {
        TextField("Text", text: $note.text)
        Button("Save") { json = String(decoding: (try? JSONEncoder().encode(note)) ?? Data(), as: UTF8.self) }
        Button("Load") {
            let read = try? JSONDecoder().decode(Note.self, from: Data(#"{"text":"read"}"#.utf8))
            note.text = read?.text ?? ""
        }
        Text(json)
    }
}
