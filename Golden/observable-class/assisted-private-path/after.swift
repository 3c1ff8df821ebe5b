// Catalogue 203: asked for, each private type of the path becomes fileprivate, at any depth, in an extension and around a subclass.
import SwiftUI

enum Shop {
    struct Checkout {
        fileprivate struct Parts {
            enum Models {
                @Observable
                class Total {
                    var amount = 0
                }
            }

            struct Row: View {
                var total: Models.Total

                var body: some View {
                    Text("\(total.amount)")
                }
            }
        }

        func row() -> some View {
            Parts.Row(total: Parts.Models.Total())
        }
    }
}

extension Shop {
    fileprivate struct Holder {
        @Observable
        final class Cart {
            var count = 0
        }
    }

    private struct CartView: View {
        var cart: Holder.Cart

        var body: some View {
            Text("\(cart.count)")
        }
    }
}

@Observable
class Base {
    var isBusy = false
}

struct SearchView: View {
    fileprivate enum Parts {
        @Observable
        final class Search: Base {
            var query = ""
        }
    }

    @State private var search = Parts.Search()

    var body: some View {
        Text(search.query)
    }
}
