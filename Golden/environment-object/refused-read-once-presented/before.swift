// Catalogue 131: only what a sheet shows reads the object, in a helper; the preview has none.
import SwiftUI

final class Album: ObservableObject {
    @Published var title = ""
}

struct Thumbnail: View {
    @EnvironmentObject var album: Album
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .sheet(isPresented: $isShown) { details }
    }

    private var details: some View {
        Text(album.title)
    }
}

struct AlbumView: View {
    @ObservedObject var album: Album

    var body: some View {
        Text(album.title)
        Thumbnail()
            .environmentObject(album)
    }
}

#Preview {
    Thumbnail()
}
