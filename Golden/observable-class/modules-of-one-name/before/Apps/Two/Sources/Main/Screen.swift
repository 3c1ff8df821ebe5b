import Core
import SwiftUI

struct Screen: View {
    @StateObject private var model = Model()

    var body: some View { Text(model.title) }
}
