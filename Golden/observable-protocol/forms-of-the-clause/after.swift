// Catalogue 19, 150, 151: the forms in which a protocol says that it refines ObservableObject.
import Combine
import SwiftUI

protocol Named {
    var name: String { get }
}

typealias Model = ObservableObject

protocol First: AnyObject, Observable {}

protocol Second: Named, AnyObject, Observable, CustomStringConvertible {}

protocol Third: AnyObject & Observable & Named {}

protocol Fourth where Self: AnyObject & Observable {}

protocol Fifth: AnyObject, Observable, Named {}

protocol Sixth: Named
where Self: Identifiable, Self: AnyObject & Observable & AnyObject {}

protocol Seventh: // a comment
    AnyObject, Observable, // another one
    Named
{}

@Observable
final class Everything: First, Second, Third, Fourth, Fifth, Sixth, Seventh {
    var name = ""
    var description: String { name }
}

struct EverythingView: View {
    @State private var everything = Everything()

    var body: some View {
        TextField("Name", text: $everything.name)
    }
}
