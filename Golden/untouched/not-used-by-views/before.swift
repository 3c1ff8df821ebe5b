// Catalogue 65: no view ever sees the class, so nothing would be gained.
import Combine
import Foundation

final class Spooler: ObservableObject {
    @Published var jobs: [String] = []
}

final class Printer {
    let spooler = Spooler()

    func run() {
        spooler.jobs.removeAll()
    }
}
