// Catalogue 55: what a method is given by reference may be read meanwhile: another object may come back by a notification.
import Foundation
import SwiftUI

final class Editor {
    static let didChange = Notification.Name("didChange")

    func replace(_ match: Int) {
        NotificationCenter.default.post(name: Editor.didChange, object: self)
    }
}

final class SearchModel: NSObject, ObservableObject {
    @Published var matches: [Int] = []
    @Published var counts: [Int] = []
    private let editor = Editor()

    override init() {
        super.init()
        NotificationCenter.default.addObserver(self, selector: #selector(find), name: Editor.didChange, object: editor)
    }

    @objc func find() {
        matches = matches.filter { $0 > 1 }
    }

    func replaceFirst() {
        replace(0, with: editor, in: &matches)
        count(&counts)
    }

    private func replace(_ index: Int, with editor: Editor, in matches: inout [Int]) {
        editor.replace(matches[index])
        matches.remove(at: index)
    }

    private func count(_ list: inout [Int]) {
        list.append(list.count)
    }
}

struct SearchView: View {
    @ObservedObject var model: SearchModel

    var body: some View {
        Button("\(model.matches.count) \(model.counts.count)") { model.replaceFirst() }
    }
}
