// Catalogue 216: no value is sent once the object is made, whatever libraries do for those that subscribe.
import Combine
import SwiftUI
import UIKit

@Observable
final class Poll {
    private(set) var expires: Int { willSet { expiresSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var expiresSubject = CurrentValueSubject<Int, Never>(_expires)
    var title = ""

    init(expires: Int) {
        self.expires = expires
        round()
    }

    private func round() { expires = expires / 60 * 60 }
}

final class PollView: UIView {
    let label = UILabel()
    private var cancellables: Set<AnyCancellable> = []

    func show(_ poll: Poll) {
        poll.expiresSubject
            .sink { [weak self] expires in
                self?.label.text = "\(expires)"
                NotificationCenter.default.post(name: .init("expires"), object: nil)
            }
            .store(in: &cancellables)
    }
}

struct PollRow: View {
    var poll: Poll

    var body: some View { Text("\(poll.title) \(poll.expires)") }
}
