import Core
import SwiftUI

struct Screen: View {
    @State private var model = Model()

    var body: some View { Text(model.title) }
}
