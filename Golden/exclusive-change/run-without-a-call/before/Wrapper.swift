import SwiftUI

@propertyWrapper
struct WrappedCount {
    var wrappedValue: Int { WrappedList.shared.wrapped.count }
}

struct WrappedLimit {
    @WrappedCount var most
}

final class WrappedList: ObservableObject {
    static let shared = WrappedList()

    @Published var wrapped: [Int] = []

    func prune(with limit: WrappedLimit) {
        wrapped.removeAll { $0 > limit.most }
    }
}

struct WrappedView: View {
    @ObservedObject var list: WrappedList

    var body: some View {
        Button("\(list.wrapped.count)") { list.prune(with: WrappedLimit()) }
    }
}
