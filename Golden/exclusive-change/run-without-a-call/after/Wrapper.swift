import SwiftUI

@propertyWrapper
struct WrappedCount {
    var wrappedValue: Int { WrappedList.shared.wrapped.count }
}

struct WrappedLimit {
    @WrappedCount var most
}

@Observable
final class WrappedList {
    static let shared = WrappedList()

    var wrapped: [Int] = []

    func prune(with limit: WrappedLimit) {
        var newWrapped = wrapped
        newWrapped.removeAll { $0 > limit.most }
        wrapped = newWrapped
    }
}

struct WrappedView: View {
    var list: WrappedList

    var body: some View {
        Button("\(list.wrapped.count)") { list.prune(with: WrappedLimit()) }
    }
}
