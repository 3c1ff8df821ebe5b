// Catalogue 120, 60: the class in the environment is blocked in another file; readers and injections stay.
import Combine
import SwiftUI

final class Library: ObservableObject {
    @Published /* told */ var books: [String] = []
    private var bag = Set<AnyCancellable>()

    init() {
        let publisher: Published<[String]>.Publisher = $books
        publisher.sink { print($0.count) }.store(in: &bag)
    }
}
