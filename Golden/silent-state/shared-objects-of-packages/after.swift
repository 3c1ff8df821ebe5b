// Catalogue 213: the object that a package hands out changes without telling views; each change of the model refreshed
// what they show of it, also one to an equal value.
import ProfileKit
import SwiftUI

@Observable
final class Session {
    var error: String?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }

    func signOut() {
        Auth.auth().signOut()
        error = nil
    }
}

struct AccountView: View {
    var session: Session

    var body: some View {
        VStack {
            Text(session.error ?? "None")
            Text(Auth.auth().currentUser?.email ?? "Nobody")
            Button("Sign out") { session.signOut() }
        }
    }
}

@Observable
final class Music {
    var note: String?
    let player = Player.shared

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: String?, _ rhs: String?) -> Bool { true }

    func play() {
        player.play()
        note = nil
    }
}

struct MusicView: View {
    var music: Music

    var body: some View {
        Button("\(music.note ?? "None") \(music.player.title)") { music.play() }
    }
}

@Observable
final class Controls {
    var count: Int?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Int?, _ rhs: Int?) -> Bool { true }

    func play() {
        Player.shared.play()
        count = nil
    }
}

struct ControlsView: View {
    var controls: Controls
    private let player = Player.shared

    var body: some View {
        Button("\(controls.count ?? 0) \(player.title)") { controls.play() }
    }
}

@Observable
final class Texts {
    var isOld: Bool?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Bool?, _ rhs: Bool?) -> Bool { true }

    func load() { isOld = nil }
}

struct TextsView: View {
    var texts: Texts

    var body: some View {
        Button(texts.isOld == true ? "Old" : Catalog.catalog()["title"]) { texts.load() }
    }
}
