// Catalogue 35: all that is read of the object stands behind conditions that change in a file which has nothing to do with it.
import SwiftUI

final class Account: ObservableObject {
    @Published var title = ""
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
    @ObservedObject var account: Account

    var body: some View {
        if isCompact {
            Text("Compact")
        } else {
            Text(account.title)
        }
    }
}

struct PlainView: View {
    @ObservedObject var account: Account

    var body: some View {
        if Flags.isPlain {
            Text("Plain")
        } else {
            Text(account.title)
        }
    }
}

struct LampView: View {
    @ObservedObject var account: Account

    var body: some View {
        if hallway.isLit {
            Text("Lamp")
        } else {
            Text(account.title)
        }
    }
}
