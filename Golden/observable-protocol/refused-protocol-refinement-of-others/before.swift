// Catalogue 150, 151: a class of a library conforms to the protocol too.
import Foundation
import SwiftUI

protocol Work: ObservableObject {
    var isFinished: Bool { get }
}

final class Download: Work {
    @Published var isFinished = false
}

extension Operation: Work {}

struct WorkView<Model: Work>: View {
    @ObservedObject var work: Model

    var body: some View {
        Text(work.isFinished ? "Done" : "…")
    }
}

struct DownloadView: View {
    @StateObject private var download = Download()

    var body: some View {
        WorkView(work: download)
    }
}
