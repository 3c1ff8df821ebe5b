// Catalogue 11: what a closure of several statements returns is what its last statement makes.
import SwiftUI

@Observable
final class Settings {
    var size: Int

    init(size: Int) {
        self.size = size
    }
}

@Observable
final class Account {
    var name = ""
}

struct SettingsView: View {
    @Environment(Settings.self) var settings
    @Environment(Account.self) var account

    var body: some View {
        Text("\(settings.size) \(account.name)")
    }
}

struct SettingsView_Previews: PreviewProvider {
    static let settings = {
        let size = [1, 2].map { number in return number }.count
        return Settings(size: size)
    }()

    static let account = {
        let names = ["A"]
        let account = Account()
        account.name = names[0]
        return account
    }()

    static var previews: some View {
        SettingsView()
            .environment(settings)
            .environment(account)
    }
}
