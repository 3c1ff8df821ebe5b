// Catalogue 34: the macro takes a property with `_read` and no `get` for a stored one.
import SwiftUI

@Observable
final class Album {
    var photos = ["a"]

    @ObservationIgnored var first: String {
        _read { yield photos[0] }
        set { photos = [newValue] }
    }

    var last: String {
        get { photos[photos.count - 1] }
        set { photos = [newValue] }
    }

    subscript(position: Int) -> String {
        _read { yield photos[position] }
    }
}

struct AlbumView: View {
    var album: Album

    var body: some View {
        Text("\(album.first) \(album.last) \(album[0])")
    }
}
