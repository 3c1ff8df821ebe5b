import SwiftUI

@dynamicMemberLookup
struct DynamicProxy {
    let list: DynamicList

    subscript(dynamicMember name: String) -> Int { list.dynamics.count }
}

@Observable
final class DynamicList {
    var dynamics: [Int] = []

    func prune() {
        let proxy = DynamicProxy(list: self)
        var newDynamics = dynamics
        newDynamics.removeAll { $0 > proxy.most }
        dynamics = newDynamics
    }
}

struct DynamicView: View {
    var list: DynamicList

    var body: some View {
        Button("\(list.dynamics.count)") { list.prune() }
    }
}
