import SwiftUI

struct RootView: View {
    @State private var form = Form()

    var body: some View {
        VStack {
            AssociatedView(form: form)
            ThemedView()
            GenericView(state: 1, environment: 2)
        }
        .environment(form)
    }
}
