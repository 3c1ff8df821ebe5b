// Catalogue 203: asked for, each private type of the path becomes fileprivate, at any depth, in an extension and around a subclass.
import SwiftUI

enum Shop {
    struct Checkout {
        private struct Parts {
            enum Models {
                class Total: ObservableObject {
                    @Published var amount = 0
                }
            }

            struct Row: View {
                @ObservedObject var total: Models.Total

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
    private struct Holder {
        final class Cart: ObservableObject {
            @Published var count = 0
        }
    }

    private struct CartView: View {
        @ObservedObject var cart: Holder.Cart

        var body: some View {
            Text("\(cart.count)")
        }
    }
}

class Base: ObservableObject {
    @Published var isBusy = false
}

struct SearchView: View {
    private enum Parts {
        final class Search: Base {
            @Published var query = ""
        }
    }

    @StateObject private var search = Parts.Search()

    var body: some View {
        Text(search.query)
    }
}
