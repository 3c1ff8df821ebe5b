// Catalogue 44: a getter reads what nobody announces, but the view shows the length of a text that comes with a protocol of Swift.
import Foundation
import SwiftUI

final class Counter {
    var count = 0
}

final class Journal: ObservableObject {
    @Published var revision = 0
    private let counter = Counter()

    var count: Int { counter.count }

    func add() {
        counter.count += 1
        revision += 1
    }
}

struct Failure: Error, Equatable {
    var code = 0
}

final class Upload: ObservableObject {
    @Published var failure = Failure()
}

struct UploadView: View {
    @StateObject private var upload = Upload()

    var body: some View {
        Text("\(upload.failure.localizedDescription.count)")
    }
}

struct JournalView: View {
    @ObservedObject var journal: Journal

    var body: some View {
        Text("\(journal.revision)")
    }
}
