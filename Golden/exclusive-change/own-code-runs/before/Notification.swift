import SwiftUI

import Foundation

final class NotificationModel: ObservableObject {
    @Published var items: [Int] = [3, 1, 2]

    init() {
        NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { [unowned self] _ in
            print(self.items.count)
        }
    }
    func go() {
        items.removeAll { n in
            NotificationCenter.default.post(name: .init("x"), object: nil)
            return n > 2
        }
    }
}

struct NotificationView: View {
    @StateObject private var model = NotificationModel()

    var body: some View {
        Button("Go") { model.go() }
        Text("\(model.items.count)")
    }
}
