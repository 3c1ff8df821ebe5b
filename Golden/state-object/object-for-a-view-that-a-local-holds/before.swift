// Catalogue 83: a local that each way through a switch sets once, and that is handed on once, shows what is made there; so does one
// that a container takes, whose builder runs at once.
import SwiftUI
import UIKit

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct ChosenNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct HostedNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

enum Screen: Hashable { case note, other }

struct RootView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Note", value: Screen.note)
                .navigationDestination(for: Screen.self) { screen in
                    let view: AnyView
                    switch screen {
                    case .note: view = AnyView(ChosenNote(id: 1))
                    default: view = AnyView(EmptyView())
                    }
                    return view.padding()
                }
        }
    }
}

final class Controller: UIViewController {
    func show() {
        let note = HostedNote(id: 2).padding()
        present(UIHostingController(rootView: AnyView(NavigationStack { VStack { note } })), animated: true)
    }
}
