// Catalogue 60: the subscription.
import Combine

final class CheckedForm: Form {
    @Published var isValid = false
    private var cancellable: AnyCancellable?

    func watch() {
        cancellable = self.$text.map { !$0.isEmpty }.sink { [weak self] in
            self?.isValid = $0
        }
    }
}
