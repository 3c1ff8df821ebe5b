// Catalogue 61: two apps have a class of one name each, and a publisher in a file of both is of one of those two.
import Combine
import SwiftUI

struct SettingsView: View {
    @StateObject private var settings: Settings
    @State private var changes = 0

    init() {
        _settings = StateObject(wrappedValue: Settings())
    }

    var body: some View {
        Text("\(changes)")
            .onReceive(settings.$name.dropFirst()) { _ in changes += 1 }
    }
}
