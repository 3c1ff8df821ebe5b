// Catalogue 122: comments, constants and an explicit return come after the local @Bindable.
import SwiftUI

@Observable
final class Options {
    var isOn = false
}

struct OptionsView: View {
    @Environment(Options.self) private var options

    var body: some View {
        @Bindable var options = options
        // The title depends on the option.
        let title = options.isOn ? "On" : "Off"
        return Toggle(title, isOn: $options.isOn)
    }
}

struct OptionsRow: View {
    @Environment(Options.self) private var options

    var body: some View
    {
        @Bindable var options = options
        let _ = Self._printChanges()

        Toggle("Option", isOn: $options.isOn)
    }
}

struct OptionsApp: App {
    @State private var options = Options()

    var body: some Scene {
        WindowGroup {
            OptionsView().environment(options)
            OptionsRow().environment(options)
        }
    }
}
