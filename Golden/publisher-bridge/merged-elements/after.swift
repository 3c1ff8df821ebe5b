// Catalogue 60, 63, 216: the publishers of several objects are merged; a task that is resumed goes on later.
import Combine
import SwiftUI

@Observable
class Permission {
    private(set) var isGiven = false { willSet { isGivenSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var isGivenSubject = CurrentValueSubject<Bool, Never>(_isGiven)
    @ObservationIgnored private var timer: AnyCancellable?
    @ObservationIgnored private var waiting: AnyCancellable?
    private let check: () -> Bool

    init(check: @escaping () -> Bool) {
        self.check = check
    }

    func start() {
        timer = Timer.publish(every: 1, on: .main, in: .default)
            .autoconnect()
            .sink { [weak self] _ in
                guard let self else { return }
                isGiven = check()
            }
    }

    func wait() async {
        guard !isGiven else { return }
        await withCheckedContinuation { continuation in
            waiting = isGivenSubject.sink { [weak self] isGiven in
                guard let self else {
                    continuation.resume()
                    return
                }
                if isGiven {
                    waiting?.cancel()
                    continuation.resume()
                }
            }
        }
    }
}

@Observable
final class Permissions {
    private(set) var isWhole = false
    let all: [Permission]
    @ObservationIgnored private var cancellable: AnyCancellable?

    init(all: [Permission]) {
        self.all = all
        cancellable = Publishers.MergeMany(all.map { $0.isGivenSubject })
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.update() }
    }

    private func update() {
        isWhole = all.allSatisfy { $0.isGiven }
    }
}

struct PermissionView: View {
    var permission: Permission
    var permissions: Permissions

    var body: some View {
        Text("\(permission.isGiven) \(permissions.isWhole)")
            .task { await permission.wait() }
    }
}
