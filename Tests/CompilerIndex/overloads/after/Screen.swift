import SwiftUI

struct Screen: View {
    var body: some View { Profile().environment(make()) }
}

func make() -> Session { Session() }
func make() -> Int { 1 }

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}
