// Catalogue 65: no view sees the class, but somebody asks for it by name.
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
