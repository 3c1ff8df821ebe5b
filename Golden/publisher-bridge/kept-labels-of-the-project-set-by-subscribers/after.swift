// Catalogue 60, 216: a sink sets the text of a label of the project, which asks its delegate, and that sets the
// property.
import Combine
import SwiftUI
import UIKit

protocol Resetting: AnyObject {
    func reset()
}

final class StatusLabel: UILabel {
    weak var resetting: (any Resetting)?

    override var text: String? {
        didSet { if text == "true" { resetting?.reset() } }
    }
}

@Observable
final class Form: Resetting {
    var hasChanges: Bool {
        get { access(keyPath: \.hasChanges); return hasChangesStorage }
        set { withMutation(keyPath: \.hasChanges) { hasChangesStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var hasChangesStorage = false

    func edit() { hasChanges = true }

    func reset() { hasChanges = false }
}

struct FormView: View {
    var form: Form

    var body: some View { Text(form.hasChanges ? "Changed" : "") }
}

final class FormController: UIHostingController<FormView> {
    private let form: Form
    private let status = StatusLabel()
    private var cancellables: Set<AnyCancellable> = []

    init(form: Form) {
        self.form = form
        super.init(rootView: FormView(form: form))
        status.resetting = form
        follow()
    }

    required dynamic init?(coder: NSCoder) { nil }

    private func follow() {
        form.$hasChangesStorage
            .sink { [weak self] hasChanges in
                self?.status.text = "\(hasChanges)"
            }
            .store(in: &cancellables)
    }
}
