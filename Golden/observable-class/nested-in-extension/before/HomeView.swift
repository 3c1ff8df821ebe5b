// Catalogue 7: the model is nested in an extension of the view, in another file.
import SwiftUI

struct HomeView: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.greeting)
    }
}
