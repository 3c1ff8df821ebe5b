// Catalogue 165: the declaration itself names the view, or nothing in it needs an actor but for `body`, which has one.
import SwiftUI

@MainActor
func ring() {}

@MainActor
final class Inbox: ObservableObject {
    @Published var unread = 0

    func read() {}
}

struct Badge: View {
    @StateObject private var inbox = Inbox()
    @ObservedObject var bell: Bell

    func open() {
        inbox.read()
        ring()
    }

    var body: some View {
        Text("\(inbox.unread) \(bell.count)").onTapGesture { open() }
    }
}

final class Bell: ObservableObject {
    @Published var count = 0
}

struct Plain {
    @ObservedObject var bell: Bell

    var title: String { "\(bell.count)" }

    @MainActor
    func tap() { ring() }
}

extension Plain: View {
    var body: some View {
        Text(title).onTapGesture { tap() }
    }
}

struct Dimmer {
    @ObservedObject var bell: Bell
}
