// Catalogue 69, 154: a private generic function that only passes on the changes of what it is given goes with its calls.
import Combine
import SwiftUI

@Observable
final class Account {
    var name = ""
}

@Observable
class Network {
    var isOnline = true
}

@Observable
final class AppModel {
    var title = ""
    let account: Account
    let network = Network()

    init(account: Account) {
        self.account = account
    }
}

struct ContentView: View {
    var model: AppModel

    var body: some View {
        Text(model.network.isOnline ? model.title : model.account.name)
    }
}

@Observable
final class Clock {
    var time = 0
}

@Observable
final class Timetable {
    var title = ""
    let clock: Clock

    init(clock: Clock) {
        self.clock = clock
        follow(clock)
        title = "x"
    }

    func follow(other: Int) { title = "\(other)" }

    private func follow(_ clock: Clock) { }
}

struct TimeView: View {
    var table: Timetable

    var body: some View { Text("\(table.title) \(table.clock.time)") }
}
