// Catalogue 47, 69: a function that only called others which went goes too, however many there are in a row.
import Combine
import SwiftUI

@Observable
final class Account {
    var name = ""
}

@Observable
final class AppModel {
    var title = ""
    let account = Account()

    init(title: String) {
        self.title = title
    }
}

struct ContentView: View {
    var model: AppModel

    var body: some View {
        Text(model.title + model.account.name)
    }
}
