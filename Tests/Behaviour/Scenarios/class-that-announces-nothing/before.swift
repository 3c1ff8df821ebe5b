// Catalogue 218: the class announces no change, so that it never updated a view.
import Foundation
import SwiftUI

let start = Date()

final class Helper: ObservableObject {
    var isReady = false

    func prepare() { isReady = true }
}

struct Root: View {
    @StateObject private var helper = Helper()

    var body: some View {
        Text(Date().timeIntervalSince(start) > 0.05 ? "late" : "early")
        Button("Prepare") { helper.prepare() }
    }
}
