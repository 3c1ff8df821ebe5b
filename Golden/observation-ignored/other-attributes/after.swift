// Catalogue 35, 51: the attribute goes before the property's first attribute or modifier.
import Combine
import SwiftUI

@Observable
final class Uploader {
    var progress = 0.0

    @ObservationIgnored @MainActor private var task: Task<Void, Never>?
    @ObservationIgnored final private var bag: Set<AnyCancellable> = []
    #if DEBUG
    @ObservationIgnored var debugTimer: Timer?
    #endif

    @MainActor
    func cancel() {
        task?.cancel()
        bag.removeAll()
    }
}

struct UploaderView: View {
    var uploader: Uploader

    var body: some View {
        Button("\(uploader.progress)") { uploader.cancel() }
    }
}
