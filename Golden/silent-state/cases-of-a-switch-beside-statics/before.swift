// Catalogue 213: `.gold` of a switch is a case of what it looks at, and not a static member of another type that reads
// defaults.
import SwiftUI

enum Tier {
    case none, gold
}

struct Plan {
    let title: String
    static var gold: Plan { Plan(title: UserDefaults.standard.string(forKey: "gold") ?? "") }
}

struct Feature {
    let tier: Tier
}

final class Upgrade: ObservableObject {
    let feature: Feature
    @Published var isLoading = false
    @Published var label = ""

    init(feature: Feature) { self.feature = feature }

    func load() {
        UserDefaults.standard.set("Gold", forKey: "gold")
        isLoading.toggle()
    }
}

struct UpgradeView: View {
    @ObservedObject var upgrade: Upgrade

    var body: some View {
        Text(message)
        Text(upgrade.label)
        Button("Load") { upgrade.load() }
    }

    private var message: String {
        let feature = upgrade.feature
        switch feature.tier {
        case .gold: return "Gold"
        case .none: return ""
        }
    }
}
