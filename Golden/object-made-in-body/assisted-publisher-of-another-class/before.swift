// Catalogue 103, 222: what is assigned to the publisher of one class sets no property of that name in another one.
import Combine
import SwiftUI

struct Slip: Equatable {
    var total = 0
}

final class Status: ObservableObject {
    @Published var slip: Slip

    init(slip: Slip) {
        self.slip = slip
    }

    func save(_ slip: Slip) { self.slip = slip }
}

final class Detail: ObservableObject {
    private let status: Status
    @Published var slip: Slip

    init(slip: Slip) {
        status = Status(slip: slip)
        self.slip = status.slip
        status.$slip.assign(to: &$slip)
    }

    func save(_ slip: Slip) { status.save(slip) }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View {
        Button("\(detail.slip.total)") { detail.save(Slip(total: 2)) }
    }
}

struct CardView: View {
    let slip: Slip

    var body: some View { DetailView(detail: Detail(slip: slip)) }
}
