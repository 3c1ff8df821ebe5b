// Catalogue 34, 46: wrappers of the project whose value can be set.
import SwiftUI

@propertyWrapper
struct Saved<Value> {
    private let key: String
    private let initial: Value

    var wrappedValue: Value {
        get { UserDefaults.standard.object(forKey: key) as? Value ?? initial }
        nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
    }

    init(wrappedValue: Value, _ key: String) {
        self.key = key
        initial = wrappedValue
    }
}

@propertyWrapper
struct Trimmed {
    var wrappedValue: String { didSet { wrappedValue = wrappedValue.filter { $0 != " " } } }
}

@propertyWrapper
struct Constant {
    var wrappedValue: Int { 3 }
}

final class Profile: ObservableObject {
    @Saved("age") var age = 1
    @Trimmed var name = ""
    @Constant var limit: Int
    @Published var isShown = false
}

struct ProfileView: View {
    @ObservedObject var profile: Profile

    var body: some View {
        Text("\(profile.age) \(profile.name) \(profile.limit)").opacity(profile.isShown ? 1 : 0)
    }
}
