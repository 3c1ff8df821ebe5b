// Catalogue 110: in a class @ObservedObject announces nothing, so ignoring it loses no update: safe, unlike @AppStorage.
import SwiftUI

final class Preferences: ObservableObject {
    static let shared = Preferences()

    var engine: String { "one" }

    func refresh() {
        print(objectWillChange)
    }
}

final class Engines: ObservableObject {
    @ObservedObject private var preferences = Preferences.shared
    @Published var query = ""

    var title: String { query + preferences.engine }
}

struct EnginesView: View {
    @StateObject private var engines = Engines()
    @ObservedObject var preferences = Preferences.shared

    var body: some View {
        Text(engines.title + preferences.engine)
    }
}
