// Catalogue 11: what a closure of several statements returns is what its last statement makes.
import SwiftUI

final class Settings: ObservableObject {
    @Published var size: Int

    init(size: Int) {
        self.size = size
    }
}

final class Account: ObservableObject {
    @Published var name = ""
}

struct SettingsView: View {
    @EnvironmentObject var settings: Settings
    @EnvironmentObject var account: Account

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
            .environmentObject(settings)
            .environmentObject(account)
    }
}
