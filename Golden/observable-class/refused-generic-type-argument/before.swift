// Catalogue 154: the class is written as the argument of a generic type that asks for an ObservableObject.
import SwiftUI

struct Box<Content: ObservableObject> {
    let content: Content
}

final class Parcel: ObservableObject {
    @Published var weight = 0
}

struct ParcelView: View {
    let box: Box<Parcel>

    var body: some View {
        ParcelLabel(parcel: box.content)
    }
}

struct ParcelLabel: View {
    @ObservedObject var parcel: Parcel

    var body: some View {
        Text("\(parcel.weight)")
    }
}
