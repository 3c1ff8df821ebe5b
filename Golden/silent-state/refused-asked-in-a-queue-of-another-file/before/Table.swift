import Foundation

final class Table {
    private let queue = DispatchQueue(label: "table")
    private var books: [String: Int] = [:]

    func put(_ book: String, on shelf: Int) {
        queue.sync { books[book] = shelf }
    }

    func count(on shelf: Int) -> Int {
        queue.sync { books.values.filter { $0 == shelf }.count }
    }
}
