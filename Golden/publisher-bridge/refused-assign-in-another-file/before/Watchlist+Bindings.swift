import Combine

extension Watchlist {
    func bind(_ changes: AnyPublisher<Bool, Never>) {
        changes.assign(to: &$isOnline)
    }
}
