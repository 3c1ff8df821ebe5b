// Catalogue 60, 216: a sink sets the text of a label and whether a bar button is enabled, which runs nothing of the
// project.
import Combine
import SwiftUI
import UIKit

protocol Resetting: AnyObject {
    func reset()
}

@Observable
final class Form: Resetting {
    var hasChanges = false { willSet { hasChangesSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var hasChangesSubject = CurrentValueSubject<Bool, Never>(_hasChanges)

    func edit() { hasChanges = true }

    func reset() { hasChanges = false }
}

struct FormView: View {
    var form: Form

    var body: some View { Text(form.hasChanges ? "Changed" : "") }
}

final class FormController: UIHostingController<FormView> {
    private let form: Form
    private let status = UILabel()
    private lazy var save = UIBarButtonItem(title: "Save", style: .done, target: nil, action: nil)
    private var cancellables: Set<AnyCancellable> = []

    init(form: Form) {
        self.form = form
        super.init(rootView: FormView(form: form))
        follow()
    }

    required dynamic init?(coder: NSCoder) { nil }

    private func follow() {
        form.hasChangesSubject
            .sink { [weak self] hasChanges in
                self?.status.text = "\(hasChanges)"
                self?.save.isEnabled = hasChanges
            }
            .store(in: &cancellables)
    }
}
