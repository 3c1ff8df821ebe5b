// Catalogue 19, 150, 151: the forms in which a protocol says that it refines ObservableObject.
import Combine
import SwiftUI

protocol Named {
    var name: String { get }
}

typealias Model = ObservableObject

protocol First: AnyObject, ObservableObject {}

protocol Second: Named, Combine.ObservableObject, CustomStringConvertible {}

protocol Third: ObservableObject & Named {}

protocol Fourth where Self: ObservableObject {}

protocol Fifth: Model, Named {}

protocol Sixth: Named
where Self: Identifiable, Self: ObservableObject & AnyObject {}

protocol Seventh: // a comment
    ObservableObject, // another one
    Named
{}

final class Everything: First, Second, Third, Fourth, Fifth, Sixth, Seventh {
    @Published var name = ""
    var description: String { name }
}

struct EverythingView: View {
    @StateObject private var everything = Everything()

    var body: some View {
        TextField("Name", text: $everything.name)
    }
}
