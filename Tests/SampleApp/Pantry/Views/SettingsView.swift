import SwiftUI

struct SettingsView: View {
    @ObservedObject private var settings = Settings.shared
    @State private var isGivingFeedback = false

    var body: some View {
        NavigationStack {
            Form {
                Section("Kitchen") {
                    Toggle("Metric units", isOn: $settings.usesMetricUnits)
                    Stepper("Serves \(settings.defaultServings)", value: $settings.defaultServings, in: 1...12)
                    accentPicker
                }
                Section {
                    NavigationLink("Account") { AccountView() }
                    Button("Send feedback") { isGivingFeedback = true }
                }
            }
            .navigationTitle("Settings")
            .sheet(isPresented: $isGivingFeedback) { FeedbackView() }
        }
    }

    private var accentPicker: some View {
        Picker("Colour", selection: $settings.accent) {
            ForEach(Settings.Accent.allCases) { accent in
                Text(accent.rawValue.capitalized).tag(accent)
            }
        }
    }
}

#Preview {
    SettingsView()
        .environmentObject(Account())
}
