// Catalogue 225: each platform declares the view for itself; the extension is for both, the declarations for their own.
import SwiftUI

#if os(macOS)
struct ContentView: View {
    @State var navigation = Navigation()

    var body: some View {
        VStack {
            TextField("Mac", text: $navigation.path)
            row
        }
    }
}
#endif
