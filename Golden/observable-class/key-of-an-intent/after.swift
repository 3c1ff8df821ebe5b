// Catalogue 211: a wrapper of App Intents is given a key that has the name of a property that holds the object.
import AppIntents
import SwiftUI

@Observable
final class Server {
    var address = ""
}

struct ServerView: View {
    var server: Server

    var body: some View {
        Text(server.address)
    }
}

struct ChooseIntent {
    @IntentParameter var server = ""
}

struct SensorQuery {
    @IntentParameterDependency<ChooseIntent>(\.$server)
    var chosen
}
