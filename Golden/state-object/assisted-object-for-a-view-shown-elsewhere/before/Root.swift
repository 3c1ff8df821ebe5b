import SwiftUI

struct RootView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Page", destination: PageView(number: 1))
        }
    }
}
