// Catalogue 123: a hosting controller's root view, built in place and reached through an optional.
import SwiftUI

@Observable
final class Gallery {
    var photos: [String] = []
}

struct GalleryView: View {
    @Environment(Gallery.self) private var gallery

    var body: some View {
        Text("\(gallery.photos.count)")
    }
}

@MainActor
final class GalleryCoordinator {
    private let gallery = Gallery()
    private var host: UIHostingController<GalleryView>?

    func makeController() -> UIHostingController<some View> {
        UIHostingController(rootView: GalleryView().environment(gallery))
    }

    func makeSnapshot() -> (some View)? {
        host?.rootView.environment(gallery)
    }
}
