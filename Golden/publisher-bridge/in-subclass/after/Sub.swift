// Catalogue 60: the subscription.
import Combine
import Observation

@Observable
final class CheckedForm: Form {
    var isValid = false
    @ObservationIgnored private var cancellable: AnyCancellable?

    func watch() {
        cancellable = self.textSubject.map { !$0.isEmpty }.sink { [weak self] in
            self?.isValid = $0
        }
    }
}
