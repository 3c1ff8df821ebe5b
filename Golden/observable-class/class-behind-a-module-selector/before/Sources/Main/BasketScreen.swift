// Catalogue 1, 60: `Core::Basket` is the class of the module, whatever a type of the module's name holds (SE-0491).
import Combine
import Core
import SwiftUI

struct BasketScreen: View {
    @ObservedObject var basket: Core::Basket

    var body: some View { Text("\(basket.count)") }
}

func follow(_ basket: Core.Basket) -> Published<Int>.Publisher { basket.$weight }
