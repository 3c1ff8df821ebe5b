// Catalogue 165: DynamicProperty is on no actor, so that the structure is on the main actor by its wrapper only.
import SwiftUI

@MainActor
func ring() {}

@MainActor
final class Inbox: ObservableObject {
    @Published var unread = 0

    func read() {}
}

final class Bell: ObservableObject {
    @Published var count = 0
}

struct Actions: DynamicProperty {
    @ObservedObject var inbox: Inbox

    func run() { inbox.read() }
}

struct Ringing: DynamicProperty {
    @EnvironmentObject var bell: Bell

    func run() { ring() }
}

struct Root: View {
    @StateObject private var inbox = Inbox()
    @StateObject private var bell = Bell()

    var body: some View {
        Button("\(inbox.unread)") { Actions(inbox: inbox).run() }
        Bells().environmentObject(bell)
    }
}

struct Bells: View {
    private let ringing = Ringing()

    var body: some View {
        Button("\(ringing.bell.count)") { ringing.run() }
    }
}
