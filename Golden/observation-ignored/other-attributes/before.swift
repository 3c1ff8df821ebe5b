// Catalogue 35, 51: the attribute goes before the property's first attribute or modifier.
import Combine
import SwiftUI

final class Uploader: ObservableObject {
    @Published var progress = 0.0

    @MainActor private var task: Task<Void, Never>?
    final private var bag: Set<AnyCancellable> = []
    #if DEBUG
    var debugTimer: Timer?
    #endif

    @MainActor
    func cancel() {
        task?.cancel()
        bag.removeAll()
    }
}

struct UploaderView: View {
    @ObservedObject var uploader: Uploader

    var body: some View {
        Button("\(uploader.progress)") { uploader.cancel() }
    }
}
