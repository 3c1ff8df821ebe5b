import SwiftUI

final class Session: ObservableObject {
    @Published var user = ""
}

final class Guest: ObservableObject {
    @Published var name = ""
}

struct Services {
    #if os(Linux) || os(iOS)
        let current = make(Session.self)
    #else
        let current = make(Guest.self)
    #endif
}

func make<Value>(_ type: Value.Type) -> Value { fatalError("\(type)") }

struct Screen: View {
    let services = Services()

    var body: some View { Profile().environmentObject(services.current) }
}

struct Profile: View {
    @EnvironmentObject var session: Session
    @EnvironmentObject var guest: Guest

    var body: some View { Text(session.user + guest.name) }
}
