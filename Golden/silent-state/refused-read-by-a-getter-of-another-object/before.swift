// Catalogue 212: a getter of the object that the view follows reads what another object of its class publishes.
import SwiftUI

class Theme: ObservableObject {
    @Published var name = "light"

    var base: Theme?

    var title: String { base?.plainTitle ?? name }

    private var plainTitle: String { name }
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
