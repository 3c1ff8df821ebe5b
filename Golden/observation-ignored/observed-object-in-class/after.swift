// Catalogue 110: in a class @ObservedObject announces nothing, so ignoring it loses no update: safe, unlike @AppStorage.
import SwiftUI

final class Preferences: ObservableObject {
    static let shared = Preferences()

    var engine: String { "one" }

    func refresh() {
        print(objectWillChange)
    }
}

@Observable
final class Engines {
    @ObservationIgnored @ObservedObject private var preferences = Preferences.shared
    var query = ""

    var title: String { query + preferences.engine }
}

struct EnginesView: View {
    @State private var engines = Engines()
    @ObservedObject var preferences = Preferences.shared

    var body: some View {
        Text(engines.title + preferences.engine)
    }
}
