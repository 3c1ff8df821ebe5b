import SwiftUI

struct Screen: View {
    @Provided(by: makeSession) var session

    var body: some View { Profile().environment(session) }
}

func makeSession() -> Session { Session() }

struct Profile: View {
    @Environment(Session.self) var session

    var body: some View { Text(session.user) }
}

@propertyWrapper struct Provided<Value> {
    let wrappedValue: Value

    init(by make: () -> Value) { wrappedValue = make() }
}
