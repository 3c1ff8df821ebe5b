// Catalogue 11, 60: the base can't migrate, so its subclass in another file can't either.
import Combine
import Foundation

class SearchModel: ObservableObject {
    @Published var term = ""
    private var cancellables = Set<AnyCancellable>()

    init() {
        let publisher: Published<String>.Publisher = $term
        publisher
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .sink { [weak self] in self?.search($0) }
            .store(in: &cancellables)
    }

    func search(_ term: String) {}
}
