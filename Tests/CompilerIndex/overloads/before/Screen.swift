import SwiftUI

struct Screen: View {
    var body: some View { Profile().environmentObject(make()) }
}

func make() -> Session { Session() }
func make() -> Int { 1 }

struct Profile: View {
    @EnvironmentObject var session: Session

    var body: some View { Text(session.user) }
}
