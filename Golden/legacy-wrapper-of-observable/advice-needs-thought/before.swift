// Catalogue 140: places that more than one edit would have to change.
import SwiftUI

@Observable
final class Album {
    var title = ""
}

struct StoredView: View {
    @StateObject private var album: Album

    init(album: Album) {
        _album = StateObject(wrappedValue: album)
    }

    var body: some View {
        Text(album.title)
    }
}

struct DefaultView: View {
    @ObservedObject private var album = Album()

    var body: some View {
        Text(album.title)
    }
}

struct BindingView: View {
    @EnvironmentObject private var album: Album

    var body: some View {
        TextField("Title", text: $album.title)
    }
}
