// Catalogue 83: numbers, ranges, units, caches, texts, logs and bundles of the SDK, and what is looked up and computed of them, are made and dropped
// unnoticed, also in a class of the SDK that conforms to a protocol of the project.
import HealthKit
import SwiftUI

protocol InfoDictionary {
    func object(forInfoDictionaryKey key: String) -> Any?
}

extension Bundle: InfoDictionary {}

extension UserDefaults {
    var list: String { string(forKey: #function) ?? self.string(forKey: "list") ?? "" }
}

final class Marker {
    static let bundle: Bundle = {
        #if SWIFT_PACKAGE
        return Bundle.main
        #else
        return Bundle(for: Marker.self)
        #endif
    }()
}

@Observable
final class Food {
    var name = ""
    let mark = NSRange(location: 0, length: 1)
    let size = UInt64(8)
    let letter = Character("a")
    let unit = HKUnit.gram()
    let maximum = HKQuantity(unit: .gram(), doubleValue: 250)
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("food")
    private let memory = NSCache<NSString, NSString>()
    private let title: NSAttributedString? = .init(string: "a")
    private let subtitle = NSMutableAttributedString(string: "b")

    init() {
        name = Bundle.main.object(forInfoDictionaryKey: "Food") as? String ?? UserDefaults.standard.list
        memory.countLimit = 8
        if #available(iOS 18, *) { name += Marker.bundle.bundlePath }
    }
}

struct FoodView: View {
    @State private var model: Food

    init(id: Int) { _model = State(initialValue: Food()) }

    var body: some View { Text(model.name) }
}

struct RootView: View {
    var body: some View {
        VStack {
            FoodView(id: 0)
        }
    }
}
