private struct Filler: Filling {
    let cart: Cart

    fileprivate func fill() { print(cart.lines) }
}

func makeFilling(for cart: Cart) -> any Filling { Filler(cart: cart) }
