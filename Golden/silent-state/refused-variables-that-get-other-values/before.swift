// Catalogue 45, 213: bodies show variables of plain objects that get other values, through a protocol, its extension, a binding, an unknown closure parameter,
// or that lose them by themselves.
import Combine
import SwiftUI

protocol Sorting: AnyObject {
    var title: String { get set }
    var caption: String { get set }
}

extension Sorting {
    func clear() { caption = "" }
}

final class PhoneSource: Sorting {
    var title = "Phone"
    var caption = "Phone"
    var isOn = false
    var count = 0
}

final class Document {}

final class Account: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    @Published var name = "a"
    weak var document: Document?
}

final class List: ObservableObject {
    @Published var names: [String] = []
    @Published var isLoading = false
    var source = PhoneSource()
    let account = Account()

    func load() { names = ["a"] }

    func stop() { isLoading = false }
}

func rename(_ source: any Sorting) {
    source.title = "b"
}

func count(_ sources: [PhoneSource]) {
    sources.forEach { $0.count += 1 }
}

struct TitleView: View {
    @ObservedObject var list: List

    var body: some View { Text("\(list.names.count) \(list.source.title)") }
}

struct CaptionView: View {
    @ObservedObject var list: List

    var body: some View { Text("\(list.names.count) \(list.source.caption)") }
}

struct CountView: View {
    @ObservedObject var list: List

    var body: some View { Text("\(list.names.count) \(list.source.count)") }
}

struct DocumentView: View {
    @ObservedObject var list: List

    var body: some View { Text("\(list.names.count) \(list.account.document == nil ? "gone" : "there")") }
}

struct NamedView: View {
    @ObservedObject var list: List

    var body: some View { Text("\(list.names.count) \(list.account.name)") }
}

struct LoadingView: View {
    @ObservedObject var list: List

    var body: some View { Text(list.isLoading ? "Loading" : "") }
}

struct NameView: View {
    @ObservedObject var account: Account

    var body: some View { TextField("Name", text: $account.name) }
}
