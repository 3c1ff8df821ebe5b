import SwiftUI

@dynamicMemberLookup
struct DynamicProxy {
    let list: DynamicList

    subscript(dynamicMember name: String) -> Int { list.dynamics.count }
}

final class DynamicList: ObservableObject {
    @Published var dynamics: [Int] = []

    func prune() {
        let proxy = DynamicProxy(list: self)
        dynamics.removeAll { $0 > proxy.most }
    }
}

struct DynamicView: View {
    @ObservedObject var list: DynamicList

    var body: some View {
        Button("\(list.dynamics.count)") { list.prune() }
    }
}
