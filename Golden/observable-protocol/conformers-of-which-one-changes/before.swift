// Catalogue 150: one conformer changes, and a view that does not follow it reads it by the protocol.
import LocalTexts
import SwiftUI

protocol Licensed: ObservableObject {
    var owner: String { get }
    var title: String { get }
}

final class License: Licensed {
    @Published var owner: String
    var title: String { localText(owner) }

    init(owner: String) { self.owner = owner }
}

final class SampleLicense: Licensed {
    let owner = "Ann"
    var title: String { localText("sample") }
}

struct LicenseView<Model: Licensed>: View {
    @ObservedObject var model: Model

    var body: some View { Text(model.owner) }
}

struct LicenseBadge: View {
    let model: any Licensed

    var body: some View { Text(model.title) }
}
