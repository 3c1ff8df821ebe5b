// Catalogue 14: the class is an ObservableObject by its superclass, which is of another module.
import LegacyKit
import SwiftUI

final class PhotoModel: LegacyModel {
    @Published var photos: [String] = []
}

struct PhotoView: View {
    @StateObject private var model = PhotoModel()

    var body: some View {
        Text("\(model.photos.count)")
    }
}
