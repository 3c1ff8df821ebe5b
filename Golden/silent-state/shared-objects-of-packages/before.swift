// Catalogue 213: the object that a package hands out changes without telling views; each change of the model refreshed
// what they show of it, also one to an equal value.
import ProfileKit
import SwiftUI

final class Session: ObservableObject {
    @Published var error: String?

    func signOut() {
        Auth.auth().signOut()
        error = nil
    }
}

struct AccountView: View {
    @ObservedObject var session: Session

    var body: some View {
        VStack {
            Text(session.error ?? "None")
            Text(Auth.auth().currentUser?.email ?? "Nobody")
            Button("Sign out") { session.signOut() }
        }
    }
}

final class Music: ObservableObject {
    @Published var note: String?
    let player = Player.shared

    func play() {
        player.play()
        note = nil
    }
}

struct MusicView: View {
    @ObservedObject var music: Music

    var body: some View {
        Button("\(music.note ?? "None") \(music.player.title)") { music.play() }
    }
}

final class Controls: ObservableObject {
    @Published var count: Int?

    func play() {
        Player.shared.play()
        count = nil
    }
}

struct ControlsView: View {
    @ObservedObject var controls: Controls
    private let player = Player.shared

    var body: some View {
        Button("\(controls.count ?? 0) \(player.title)") { controls.play() }
    }
}

final class Texts: ObservableObject {
    @Published var isOld: Bool?

    func load() { isOld = nil }
}

struct TextsView: View {
    @ObservedObject var texts: Texts

    var body: some View {
        Button(texts.isOld == true ? "Old" : Catalog.catalog()["title"]) { texts.load() }
    }
}
