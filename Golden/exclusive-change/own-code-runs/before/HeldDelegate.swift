import SwiftUI

protocol HeldDelegateWatcher: AnyObject { func changed() }
struct HeldDelegateJob {
    var n = 0
    weak var watcher: (any HeldDelegateWatcher)?
    mutating func finish() {
        n += 1
        watcher?.changed()
    }
}

final class HeldDelegateModel: ObservableObject, HeldDelegateWatcher {
    @Published var job = HeldDelegateJob()

    init() {
        job.watcher = self
    }
    func go() {
        job.finish()
    }
    func changed() { print(job.n) }
}

struct HeldDelegateView: View {
    @StateObject private var model = HeldDelegateModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
