// Catalogue 213: a member of the SDK and a property have the names of code that asks for what nothing publishes.
import SwiftUI

final class Language {
    static let shared = Language()
    var code = "en"
}

enum Words {
    static var system: String { Language.shared.code }
}

struct Page {
    let number: Int
}

final class ReaderModel: ObservableObject {
    @Published var title = ""
    @Published var progress = 0
    let page = Page(number: 1)

    func move() {
        progress += 1
        Language.shared.code = "de"
    }

    func page(_ page: Page, at number: Int) -> String {
        "\(page.number) \(number) \(Date())"
    }
}

struct PageView: View {
    let page: Page

    var body: some View {
        Text("\(page.number)")
    }
}

struct ReaderView: View {
    @ObservedObject var model: ReaderModel

    var body: some View {
        PageView(page: model.page)
        Text(model.title).font(.system(size: 11))
        Button("Move") { model.move() }
        Button("Print") { print(Words.system, model.page(model.page, at: 2)) }
    }
}
