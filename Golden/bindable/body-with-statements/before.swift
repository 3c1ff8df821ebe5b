// Catalogue 122: comments, constants and an explicit return come after the local @Bindable.
import SwiftUI

final class Options: ObservableObject {
    @Published var isOn = false
}

struct OptionsView: View {
    @EnvironmentObject private var options: Options

    var body: some View {
        // The title depends on the option.
        let title = options.isOn ? "On" : "Off"
        return Toggle(title, isOn: $options.isOn)
    }
}

struct OptionsRow: View {
    @EnvironmentObject private var options: Options

    var body: some View
    {
        let _ = Self._printChanges()

        Toggle("Option", isOn: $options.isOn)
    }
}

struct OptionsApp: App {
    @StateObject private var options = Options()

    var body: some Scene {
        WindowGroup {
            OptionsView().environmentObject(options)
            OptionsRow().environmentObject(options)
        }
    }
}
