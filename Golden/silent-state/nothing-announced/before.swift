// Catalogue 218: the class announces no change, so that it never updated a view.
import Foundation
import SwiftUI

final class Helper: ObservableObject {
    var isReady = false
    lazy var names: [String] = []

    func prepare() {
        isReady = true
        names = ["ready"]
    }
}

struct HelperView: View {
    @StateObject private var helper = Helper()

    var body: some View {
        Text("\(Date().timeIntervalSince1970) \(helper.names.count)")
        Button("Prepare") { helper.prepare() }
    }
}

struct Map: UIViewRepresentable {
    @ObservedObject var helper: Helper

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) {
        view.isHidden = !helper.isReady
    }
}
