// Catalogue 153, 154: a base class of view controllers is generic over ObservableObject; the model is its argument.
import SwiftUI
import UIKit

class ModelController<Model: ObservableObject>: UIViewController {
    var model: Model?
}

final class Album: ObservableObject {
    @Published var photos: [String] = []
}

final class AlbumController: ModelController<Album> {
    func clear() {
        model?.photos = []
    }
}

struct AlbumView: View {
    @ObservedObject var album: Album

    var body: some View {
        Text("\(album.photos.count)")
    }
}
