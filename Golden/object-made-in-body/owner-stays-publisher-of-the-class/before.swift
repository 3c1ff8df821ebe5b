// Catalogue 103, 222: what is assigned to the publisher sets the property that making reads, also beside a parameter of its name.
import Combine
import SwiftUI

final class Status: ObservableObject {
    @Published var slip = 0

    func follow(_ slip: AnyPublisher<Int, Never>) {
        slip.assign(to: &$slip)
    }
}

final class Detail: ObservableObject {
    @Published var note = ""
    private let first: Int

    init(status: Status, slips: AnyPublisher<Int, Never>) {
        first = status.slip
        status.follow(slips)
    }

    var title: String { "\(first)" }
}

final class Summary: ObservableObject {
    @Published var slip = 0
    private let first: Int

    init(status: Status, slips: AnyPublisher<Int, Never>) {
        first = status.slip
        slips.assign(to: &status.$slip)
    }

    var title: String { "\(first)" }
}

struct DetailView: View {
    @ObservedObject var detail: Detail

    var body: some View { Text("\(detail.title) \(detail.note)") }
}

struct SummaryView: View {
    @ObservedObject var summary: Summary

    var body: some View { Text("\(summary.title) \(summary.slip)") }
}

struct CardView: View {
    let status: Status
    let slips: AnyPublisher<Int, Never>

    var body: some View {
        DetailView(detail: Detail(status: status, slips: slips))
        SummaryView(summary: Summary(status: status, slips: slips))
    }
}
