// Catalogue 103, 222: what is assigned to the publisher of one class sets no property of that name in another one.
import Combine
import SwiftUI

struct Slip: Equatable {
    var total = 0
}

@Observable
final class Status {
    var slip: Slip { willSet { slipSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var slipSubject = CurrentValueSubject<Slip, Never>(_slip)

    init(slip: Slip) {
        self.slip = slip
    }

    func save(_ slip: Slip) { self.slip = slip }
}

@Observable
final class Detail {
    private let status: Status
    var slip: Slip
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()

    init(slip: Slip) {
        status = Status(slip: slip)
        self.slip = status.slip
        status.slipSubject.sink { [weak self] (value: Slip) in self?.slip = value }.store(in: &cancellables)
    }

    func save(_ slip: Slip) { status.save(slip) }
}

struct DetailView: View {
    var detail: Detail

    var body: some View {
        Button("\(detail.slip.total)") { detail.save(Slip(total: 2)) }
    }
}

struct CardView: View {
    let slip: Slip

    var body: some View { DetailView(detail: Detail(slip: slip)) }
}
