// Catalogue 104, 111: the wrapper never took an optional; the view that unwraps hands the object on.
import SwiftUI

final class Photo: ObservableObject {
    @Published var caption = ""
}

struct PhotoView: View {
    @ObservedObject var photo: Photo

    init(photo: Photo) {
        self.photo = photo
    }

    var body: some View {
        TextField("Caption", text: $photo.caption)
    }
}

struct PhotoPage: View {
    var photo: Photo?

    var body: some View {
        if let photo {
            PhotoView(photo: photo)
        }
    }
}
