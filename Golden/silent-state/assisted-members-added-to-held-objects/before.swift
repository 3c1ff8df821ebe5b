// Catalogue 213: a member that the project adds reads an object from outside that a class holds, also through another
// member, and beside a function of the same name.
import SwiftUI
import UIKit

extension Progress {
    var isShort: Bool { !isLong }
    var isLong: Bool { fractionCompleted > 0.5 }

    func fractionCompleted(rounded: Bool) -> Double { rounded ? fractionCompleted.rounded() : fractionCompleted }
}

final class Download {
    let progress = Progress(totalUnitCount: 10)

    func step() { progress.completedUnitCount += 1 }
}

final class Model: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

final class Other: ObservableObject {
    @Published var text = ""
    @Published var isOn = false
}

struct ModelView: View {
    @StateObject private var model = Model()
    let download: Download

    var body: some View {
        Text(model.text).opacity(download.progress.isShort ? 1 : 0)
        ModelToggle(model: model)
    }
}

struct ModelToggle: View {
    @ObservedObject var model: Model

    var body: some View { Toggle("On", isOn: $model.isOn) }
}

struct OtherView: View {
    @StateObject private var other = Other()
    let download: Download

    var body: some View {
        Text("\(other.text) \(download.progress.fractionCompleted(rounded: true))")
        OtherToggle(other: other)
    }
}

struct OtherToggle: View {
    @ObservedObject var other: Other

    var body: some View { Toggle("On", isOn: $other.isOn) }
}
