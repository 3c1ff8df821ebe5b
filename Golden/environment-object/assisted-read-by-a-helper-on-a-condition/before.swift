// Catalogue 131: a helper that a branch shows, a body that is left early and an operand that is not always evaluated read the object on a condition.
import SwiftUI

final class Session: ObservableObject {
    @Published var name = ""
    @Published var isOpen = false
}

struct Header: View {
    @EnvironmentObject var session: Session
    let isLong: Bool

    var body: some View {
        if isLong { title }
    }

    private var title: some View {
        Text(session.name)
    }
}

struct Footer: View {
    @EnvironmentObject var session: Session
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
    @EnvironmentObject var session: Session
    let isLocked: Bool

    var body: some View {
        Text(isLocked && session.isOpen ? "Open" : "Closed")
    }
}

struct Door: View {
    @EnvironmentObject var session: Session

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
