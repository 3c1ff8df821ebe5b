// Catalogue 123: a hosting controller's root view, built in place and reached through an optional.
import SwiftUI

final class Gallery: ObservableObject {
    @Published var photos: [String] = []
}

struct GalleryView: View {
    @EnvironmentObject private var gallery: Gallery

    var body: some View {
        Text("\(gallery.photos.count)")
    }
}

@MainActor
final class GalleryCoordinator {
    private let gallery = Gallery()
    private var host: UIHostingController<GalleryView>?

    func makeController() -> UIHostingController<some View> {
        UIHostingController(rootView: GalleryView().environmentObject(gallery))
    }

    func makeSnapshot() -> (some View)? {
        host?.rootView.environmentObject(gallery)
    }
}
