// Catalogue 220: a child that a body makes anew each time follows the object to which it binds by itself.
import SwiftUI

final class Repository {
    let name = "Notes"
}

final class NoteList: ObservableObject {
    @Published var query = ""
    let repository: Repository
    weak var parent: NoteList?

    init(repository: Repository) {
        self.repository = repository
        NotificationCenter.default.post(name: .init("made"), object: nil)
    }
}

@Observable
final class Sync {
    var isOn = false
}

struct NoteListView: View {
    @StateObject private var list: NoteList

    init(repository: Repository) {
        _list = StateObject(wrappedValue: NoteList(repository: repository))
    }

    var body: some View { TextField("Search", text: $list.query) }
}

struct RootView: View {
    @State private var sync = Sync()

    var body: some View {
        NoteListView(repository: Repository())
            .environment(sync)
    }
}

struct SyncView: View {
    @Environment(Sync.self) private var sync

    var body: some View { Toggle("On", isOn: Bindable(sync).isOn) }
}
