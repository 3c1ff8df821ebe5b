// Catalogue 61, 173: a view controller follows the model through Combine.
import Combine
import SwiftUI
import UIKit

@Observable
final class Profile {
    var name = "" { willSet { nameSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var nameSubject = CurrentValueSubject<String, Never>(_name)

    func rename(_ name: String) { self.name = name }
}

final class ProfileController: UIViewController {
    private let profile = Profile()
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        profile.nameSubject
            .sink { [weak self] in self?.title = $0 }
            .store(in: &bag)
    }
}

struct ProfileView: View {
    var profile: Profile

    var body: some View {
        Text(profile.name)
    }
}
