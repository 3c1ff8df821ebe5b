import SwiftUI

let sharedGlobalFunction = GlobalFunctionModel()
func totalGlobalFunction() -> Int { sharedGlobalFunction.items.count }

@Observable
final class GlobalFunctionModel {
    var items: [Int] = [3, 1, 2]

    func go() {
        sharedGlobalFunction.items.removeAll { $0 > totalGlobalFunction() }
    }
}

struct GlobalFunctionView: View {
    @State private var model = GlobalFunctionModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
