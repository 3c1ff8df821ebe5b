// Catalogue 150: one conformer changes, and a view that does not follow it reads it by the protocol.
import LocalTexts
import SwiftUI

protocol Licensed: AnyObject, Observable {
    var owner: String { get }
    var title: String { get }
}

@Observable
final class License: Licensed {
    var owner: String
    var title: String { localText(owner) }

    init(owner: String) { self.owner = owner }
}

@Observable
final class SampleLicense: Licensed {
    let owner = "Ann"
    var title: String { localText("sample") }
}

struct LicenseView<Model: Licensed>: View {
    var model: Model

    var body: some View { Text(model.owner) }
}

struct LicenseBadge: View {
    let model: any Licensed

    var body: some View { Text(model.title) }
}
