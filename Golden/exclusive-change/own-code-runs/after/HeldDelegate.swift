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

@Observable
final class HeldDelegateModel: HeldDelegateWatcher {
    var job = HeldDelegateJob()

    init() {
        job.watcher = self
    }
    func go() {
        var newJob = job
        newJob.finish()
        job = newJob
    }
    func changed() { print(job.n) }
}

struct HeldDelegateView: View {
    @State private var model = HeldDelegateModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.job.n)")
    }
}
