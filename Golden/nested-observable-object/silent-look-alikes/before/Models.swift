// Catalogue 69, 189: inner objects that are followed, copied, or not read.
import Combine
import SwiftUI

final class Track: ObservableObject {
    @Published var title = ""
    var length = 0.0

    func play() {}
}

final class Playlist: ObservableObject {
    @Published var name = ""
    @Published var current = Track()
    @Published var observed = Track()
    @Published private(set) var observedTitle = ""
    var newest: Track { current }
    private var cancellable: AnyCancellable?

    init() {
        cancellable = observed.$title.sink { [weak self] in self?.observedTitle = $0 }
    }
}

@Observable
final class Shelf {
    var track = ModernTrack()
}

@Observable
final class ModernTrack {
    var title = ""
}
