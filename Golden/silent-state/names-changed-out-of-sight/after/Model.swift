// Catalogue 35: conditions that never change, though another file changes what only has their names.
import SwiftUI

@Observable
final class Account {
    var title = ""
}

var isCompact = false

enum Flags {
    static var isPlain = false
}

final class Lamp {
    var isLit: Bool

    init(isLit: Bool) {
        self.isLit = isLit
    }
}

let hallway = Lamp(isLit: false)

struct CompactView: View {
    var account: Account

    var body: some View {
        if isCompact {
            Text("Compact")
        } else {
            Text(account.title)
        }
    }
}

struct PlainView: View {
    var account: Account

    var body: some View {
        if Flags.isPlain {
            Text("Plain")
        } else {
            Text(account.title)
        }
    }
}

struct LampView: View {
    var account: Account

    var body: some View {
        if hallway.isLit {
            Text("Lamp")
        } else {
            Text(account.title)
        }
    }
}
