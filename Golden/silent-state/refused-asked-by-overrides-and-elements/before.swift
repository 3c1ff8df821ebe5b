// Catalogue 213: what a subclass puts in the place of a member asks, what the cases of an enum say, and an extension of
// `UserDefaults`.
import Foundation
import SwiftUI

final class Model: ObservableObject {
    @Published var name = String("")

    func load() { name = "Model" }
}

final class Store {
    static let shared = Store()
    var title = ""

    func rename() { title = "Store" }
}

class Source {
    func text() -> String { "text" }
}

final class StoredSource: Source {
    override func text() -> String { Store.shared.title }
}

enum Tab: CaseIterable {
    case first, second

    var title: String { Store.shared.title }
}

extension UserDefaults {
    var userName: String { string(forKey: "user") ?? "" }
}

struct SourceView: View {
    @ObservedObject var model: Model
    let source: Source

    var body: some View { Text(model.name + source.text()) }
}

struct TabsView: View {
    @ObservedObject var model: Model

    var body: some View {
        Text(model.name)
        ForEach(Tab.allCases, id: \.self) { Text($0.title) }
    }
}

struct UserView: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.name + UserDefaults.standard.userName) }
}

// Nothing is asked here.

class Constant {
    func label() -> String { "label" }
}

final class OtherConstant: Constant {
    override func label() -> String { "other" }
}

enum Kind: CaseIterable {
    case plain, rich

    var caption: String { self == .plain ? "Plain" : "Rich" }
}

struct ConstantView: View {
    @ObservedObject var model: Model
    let constant: Constant

    var body: some View {
        Text(model.name + constant.label())
        ForEach(Kind.allCases, id: \.self) { Text($0.caption) }
    }
}
