// Catalogue 123: objects that are made in place: by a closure with a written result, and by a generic function that returns what it is given.
import SwiftUI

@Observable
final class Basket {
    var weight = 0.0
}

func configured<Subject>(_ subject: Subject, _ configure: (Subject) -> Void) -> Subject {
    configure(subject)
    return subject
}

struct BasketView: View {
    @Environment(Basket.self) var basket

    var body: some View {
        Text("\(basket.weight)")
    }
}

struct BasketView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BasketView()
                .environment({ () -> Basket in
                    let basket = Basket()
                    basket.weight = 2
                    return basket
                }())
            BasketView()
                .environment(configured(Basket()) { $0.weight = 3 })
        }
    }
}
