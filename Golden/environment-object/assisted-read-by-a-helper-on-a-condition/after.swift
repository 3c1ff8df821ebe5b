// Catalogue 131: a helper that a branch shows, a body that is left early and an operand that is not always evaluated read the object on a condition.
import SwiftUI

@Observable
final class Session {
    var name = ""
    var isOpen = false
}

struct Header: View {
    @Environment(Session.self) var session
    let isLong: Bool

    var body: some View {
        if isLong { title }
    }

    private var title: some View {
        Text(session.name)
    }
}

struct Footer: View {
    @Environment(Session.self) var session
    let isShown: Bool

    var body: some View {
        text
    }

    private var text: Text {
        guard isShown else { return Text("Hidden") }
        return Text(session.name)
    }
}

struct Lock: View {
    @Environment(Session.self) var session
    let isLocked: Bool

    var body: some View {
        Text(isLocked && session.isOpen ? "Open" : "Closed")
    }
}

struct Door: View {
    @Environment(Session.self) var session

    var body: some View {
        Text("Door").onAppear(perform: open)
    }

    private func open() {
        session.isOpen = true
    }
}

struct Door_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            Header(isLong: false)
            Footer(isShown: false)
            Lock(isLocked: false)
            Door()
        }
    }
}
