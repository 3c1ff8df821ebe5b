// Catalogue 213: a function of another file gives the view to a closure, which runs its closure.
import SwiftUI

final class Library {
    static let shared = Library()
    var photos: [String] = []
    var count: Int { photos.count }
}

final class Gallery: ObservableObject {
    @Published var title = ""
    @Published var status = ""

    func add(_ name: String?) {
        if Library.shared.count < 3 { Library.shared.photos.append(name ?? "") }
        status = "added"
    }
}

struct GalleryView: View {
    @ObservedObject var gallery: Gallery
    @State private var isPicking = false

    var body: some View {
        Text(gallery.title)
            #if os(iOS)
            .fullScreenCover(isPresented: $isPicking) {
                PhotoPicker(kind: 1) { name in
                    isPicking = false
                    gallery.add(name)
                }
                .ignoresSafeArea()
            }
            #endif
    }
}

struct StatusView: View {
    @ObservedObject var gallery: Gallery
    var body: some View { Text(gallery.status) }
}
