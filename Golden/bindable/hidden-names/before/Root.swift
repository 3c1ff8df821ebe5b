import SwiftUI

struct RootView: View {
    @StateObject private var form = Form()

    var body: some View {
        VStack {
            AssociatedView(form: form)
            ThemedView()
            GenericView(state: 1, environment: 2)
        }
        .environmentObject(form)
    }
}
