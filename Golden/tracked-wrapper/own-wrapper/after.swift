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

@Observable
final class Profile {
    var age: Int {
        get { access(keyPath: \.age); return ageStorage }
        set { withMutation(keyPath: \.age) { ageStorage = newValue } }
    }
    @ObservationIgnored @Saved("age") private var ageStorage = 1
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Trimmed private var nameStorage = ""
    @ObservationIgnored @Constant var limit: Int
    var isShown = false
}

struct ProfileView: View {
    var profile: Profile

    var body: some View {
        Text("\(profile.age) \(profile.name) \(profile.limit)").opacity(profile.isShown ? 1 : 0)
    }
}
