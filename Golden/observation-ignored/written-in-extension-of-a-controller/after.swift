// Catalogue 35, 202: what UIKit's classes are extended with runs where code names it, which no update does; a task of
// another class is cancelled, not the class's own work.
import SwiftUI
import UIKit

@Observable
final class BarModel {
    var percent = 0.0
    var title = ""

    init(_ title: String) { self.title = title }
}

struct Bar: View {
    var model: BarModel

    var body: some View {
        Text(model.title).opacity(model.percent)
    }
}

extension UIViewController {
    func setUp(_ bar: BarModel) { bar.title = "a" }
}

@MainActor @Observable final class Installation {
    var output: [String] = []
    private var work: Task<Void, Error>?
    var isRunning: Bool { work != nil }

    func run() {
        work = Task {
            output.append("a")
            work = nil
        }
    }

    func cancel() {
        work?.cancel()
        work = nil
    }
}

@Observable
final class Finder {
    var items: [String] = []
    @ObservationIgnored private var search: Task<Void, Never>?

    deinit { search?.cancel() }
}

struct InstallationView: View {
    var installation: Installation
    var finder: Finder

    var body: some View {
        Text("\(finder.items.count)")
        if installation.isRunning {
            ProgressView()
        } else {
            Button("Go") { installation.run() }
        }
        Button("Stop") { installation.cancel() }
    }
}
