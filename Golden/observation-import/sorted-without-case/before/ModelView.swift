import SwiftUI

struct ModelView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text("\(model.count)")
    }
}
