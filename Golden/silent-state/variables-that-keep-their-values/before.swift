// Catalogue 45, 213: bodies show variables that nothing sets after their first value; what is set has the same name and is of other types.
import SwiftUI

protocol Sorting: AnyObject {
    var isSortable: Bool { get set }
    var title: String { get }
}

final class PhoneSource: Sorting {
    var isSortable = true
    var title = "Phone"
}

final class Row {
    var title = ""
}

final class Account: ObservableObject {
    @Published var currency = "EUR"
    var limit: Int

    init(limit: Int) { self.limit = limit }
}

final class List: ObservableObject {
    @Published var names: [String] = []
    @Published var isLoading = false
    let source: any Sorting = PhoneSource()
    let account = Account(limit: 3)

    func load() { names = ["a"] }

    func stop() { isLoading = false }
}

func rename(_ row: Row) {
    row.title = "b"
}

struct SourceView: View {
    @ObservedObject var list: List

    var body: some View { Text("\(list.names.count) \(list.source.title)") }
}

struct AccountView: View {
    @ObservedObject var list: List

    var body: some View { Text("\(list.names.count) \(list.account.currency) \(list.account.limit)") }
}

struct CurrencyView: View {
    @ObservedObject var account: Account

    var body: some View { Text(account.currency) }
}
