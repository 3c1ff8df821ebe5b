import Combine
import SwiftUI

final class Forwarding: ObservableObject {
    let track = Track()
    private var cancellable: AnyCancellable?

    init() {
        cancellable = track.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}
