// Catalogue 211: a wrapper of App Intents is given a key that has the name of a property that holds the object.
import AppIntents
import SwiftUI

final class Server: ObservableObject {
    @Published var address = ""
}

struct ServerView: View {
    @ObservedObject var server: Server

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
