// Catalogue 123: objects that are made in place: by a closure with a written result, and by a generic function that returns what it is given.
import SwiftUI

final class Basket: ObservableObject {
    @Published var weight = 0.0
}

func configured<Subject>(_ subject: Subject, _ configure: (Subject) -> Void) -> Subject {
    configure(subject)
    return subject
}

struct BasketView: View {
    @EnvironmentObject var basket: Basket

    var body: some View {
        Text("\(basket.weight)")
    }
}

struct BasketView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BasketView()
                .environmentObject({ () -> Basket in
                    let basket = Basket()
                    basket.weight = 2
                    return basket
                }())
            BasketView()
                .environmentObject(configured(Basket()) { $0.weight = 3 })
        }
    }
}
