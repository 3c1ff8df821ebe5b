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

final class Sync: ObservableObject {
    @Published var isOn = false
}

struct NoteListView: View {
    @StateObject private var list: NoteList

    init(repository: Repository) {
        _list = StateObject(wrappedValue: NoteList(repository: repository))
    }

    var body: some View { TextField("Search", text: $list.query) }
}

struct RootView: View {
    @StateObject private var sync = Sync()

    var body: some View {
        NoteListView(repository: Repository())
            .environmentObject(sync)
    }
}

struct SyncView: View {
    @EnvironmentObject private var sync: Sync

    var body: some View { Toggle("On", isOn: $sync.isOn) }
}
