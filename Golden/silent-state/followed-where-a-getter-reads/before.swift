// Catalogue 212: the view that shows the object follows it, and only getters and methods of the object itself read what it publishes.
import SwiftUI

class Theme: ObservableObject {
    @Published var name = "light"

    var title: String { name + suffix() }

    private func suffix() -> String { name.isEmpty ? "" : "!" }
}

final class Details: ObservableObject {
    @Published var text = ""
    @Published var size = 0
}

struct DetailsView: View {
    @ObservedObject var details: Details

    var body: some View {
        VStack {
            Text(details.text)
            ThemedView { details.size += 1 }
        }
    }
}

struct SizeView: View {
    @ObservedObject var details: Details

    var body: some View { Text("\(details.size)") }
}

struct ThemedView: View {
    @EnvironmentObject private var theme: Theme
    let action: () -> Void

    var body: some View {
        Button(theme.title, action: action)
    }
}

struct OldView: View {
    let publisher: Theme.ObjectWillChangePublisher

    var body: some View { Text("Old").onReceive(publisher) {} }
}

struct RootView: View {
    @StateObject private var theme = Theme()
    @StateObject private var details = Details()

    var body: some View {
        VStack {
            DetailsView(details: details)
            SizeView(details: details)
            Button("Dark") { theme.name = "dark" }
        }
        .environmentObject(theme)
    }
}
