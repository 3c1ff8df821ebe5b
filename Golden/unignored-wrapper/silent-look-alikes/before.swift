// Catalogue 34, 185: wrappers that are ignored, attributes that are no wrappers, and classes without the macro.
import SwiftData
import SwiftUI

@propertyWrapper
struct Trimmed {
    var wrappedValue: String
}

@Observable
final class Tidy {
    @ObservationIgnored @AppStorage("name") var name = ""
    @ObservationIgnored @Trimmed var title = ""
    @Trimmed @ObservationIgnored var subtitle = ""
    @ObservationIgnored lazy var count = 1
    @MainActor var flag = false
    @available(*, deprecated) var old = 1
    static var shared = 0
    weak var parent: Tidy?
}

final class Legacy: ObservableObject {
    @AppStorage("name") var name = ""
    @Trimmed var title = ""
    lazy var count = 1
}

struct Row: View {
    @AppStorage("name") private var name = ""

    var body: some View { Text(name) }
}
