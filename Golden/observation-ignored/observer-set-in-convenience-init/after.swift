// Catalogue 39: a convenience initializer sets the property of a complete object, as one behind super.init does.
import Foundation
import SwiftUI

@Observable
final class Reader {
    var title: String
    @ObservationIgnored var book = 0 {
        didSet { title = "\(book)" }
    }

    init(title: String) {
        self.title = title
    }

    convenience init(book: Int) {
        self.init(title: "")
        self.book = book
    }
}

@Observable
final class Player: NSObject {
    var title = ""
    @ObservationIgnored var song = 0 {
        didSet { title = "\(song)" }
    }

    init(song: Int) {
        super.init()
        self.song = song
    }
}

struct ReaderView: View {
    var reader: Reader
    var player: Player

    var body: some View {
        Text("\(reader.title) \(reader.book) \(player.title) \(player.song)")
    }
}
