import Foundation

final class Store {
    static let shared = Store()

    private let table = Table()

    func add(_ book: String, to shelf: Int) { table.put(book, on: shelf) }

    func count(of shelf: Int) -> Int { table.count(on: shelf) }
}
