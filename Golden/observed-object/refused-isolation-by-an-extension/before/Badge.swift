// Catalogue 165: what an extension conforms to puts the type on no actor, in the file of the declaration neither (SE-0316).
import SwiftUI

@MainActor
func ring() {}

@MainActor
final class Inbox: ObservableObject {
    @Published var unread = 0

    func read() {}
}

struct Badge {
    @StateObject private var inbox = Inbox()

    func open() { inbox.read() }

    var title: String { "\(inbox.unread)" }
}

final class Bell: ObservableObject {
    @Published var count = 0
}

struct Dimmer {
    @ObservedObject var bell: Bell

    func tap() { ring() }
}

struct Sign {
    @EnvironmentObject var bell: Bell

    func tap() { ring() }
}

final class Horn: ObservableObject {
    @Published var count = 0
}

struct Honk {
    @ObservedObject var horn: Horn

    func tap() { ring() }
}

extension Honk: View {
    var body: some View {
        Text("\(horn.count)").onTapGesture { tap() }
    }
}

struct Root: View {
    @StateObject private var horn = Horn()
    @StateObject private var bell = Bell()

    var body: some View {
        VStack {
            Badge()
            Sign()
            Honk(horn: horn)
        }
        .modifier(Dimmer(bell: bell))
        .environmentObject(bell)
    }
}
