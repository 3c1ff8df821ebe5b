// Catalogue 150: nothing of the conformers changes, so that a view that reads them by the protocol comes to depend on
// nothing.
import LocalTexts
import SwiftUI

protocol Licensed: ObservableObject {
    var owner: String { get }
    var title: String { get }
}

final class License: Licensed {
    let owner: String
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
