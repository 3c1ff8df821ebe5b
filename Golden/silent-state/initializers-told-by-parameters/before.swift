// Catalogue 213: parameters tell which type `.init` makes, where a type from outside has an initializer with the same labels; buttons of menus and links wait.
import SwiftUI
import UIKit

extension UIImage {
    convenience init(_ name: String) {
        self.init(data: (try? Data(contentsOf: URL(fileURLWithPath: name))) ?? Data())!
    }
}

struct Row {
    let title: String

    init(_ title: String) { self.title = title }
}

struct Rows: View {
    let rows: [Row]

    init(_ rows: Row...) { self.rows = rows }

    var body: some View { ForEach(rows, id: \.title) { Text($0.title) } }
}

final class Form: ObservableObject {
    @Published var text = ""
    @Published var isBusy = false

    func send() {
        isBusy = true
        text = ""
    }

    func stop() { isBusy = false }
    func log(_ url: URL) async {}
}

struct RowsView: View {
    @ObservedObject var form: Form

    var body: some View { Rows(.init(form.text), .init("b")) }
}

struct LinkView: View {
    @ObservedObject var form: Form

    var body: some View {
        Text(form.text)
            .environment(\.openURL, OpenURLAction { url in
                Task { await form.log(url) }
                return .handled
            })
    }
}

struct BusyView: View {
    @ObservedObject var form: Form

    var body: some View {
        if form.isBusy { Button("Stop", action: form.stop) }
    }
}
