// Catalogue 1, 80: two apps have a class of one name each, and this file is compiled with either, so that no edit is right for both.
import SwiftUI

struct SettingsView: View {
    @StateObject private var settings = Settings()

    var body: some View {
        TextField("Name", text: $settings.name)
    }
}
