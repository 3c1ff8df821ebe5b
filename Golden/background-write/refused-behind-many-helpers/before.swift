// Catalogue 223: a closure runs on a background queue behind many functions that hand it on; one of them hands it to itself.
import SwiftUI

enum Work {
    static func one(_ work: @escaping () -> Void) { two(work) }
    static func two(_ work: @escaping () -> Void) { three(work) }
    static func three(_ work: @escaping () -> Void) { four(work) }
    static func four(_ work: @escaping () -> Void) { five(3, work) }

    static func five(_ tries: Int, _ work: @escaping () -> Void) {
        guard tries == 0 else { return five(tries - 1, work) }
        DispatchQueue.global().async(execute: work)
    }
}

final class Downloads: ObservableObject {
    @Published var count = 0

    func load() {
        Work.one { self.count += 1 }
    }
}

struct DownloadsView: View {
    @ObservedObject var downloads: Downloads

    var body: some View {
        Button("\(downloads.count)") { downloads.load() }
    }
}
