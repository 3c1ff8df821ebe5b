// Catalogue 41: what is not Equatable as a whole is not compared, and an `==` of the objects themselves leaves nothing out
import SwiftUI

struct Failure: Error {}

struct Item: Equatable {
    let id: Int
    let name: String

    static func == (left: Item, right: Item) -> Bool {
        left.id == right.id
    }
}

final class Job: Equatable {
    let name = ""

    static func == (left: Job, right: Job) -> Bool {
        left === right
    }
}

struct Loose {
    let id: Int
    let name: String

    static func == (left: Loose, right: Loose) -> Bool {
        left.id == right.id
    }
}

final class Shop: ObservableObject {
    @Published var result: Result<[Item], any Error>?
    @Published var pair: (Item, Int)?
    @Published var makers: [String: () -> Item] = [:]
    @Published var job: Job?
    @Published var loose: [Loose] = []

    func load() {
        result = .failure(Failure())
        pair = nil
        makers = [:]
        job = Job()
        loose = []
    }
}

struct ShopView: View {
    @ObservedObject var shop: Shop

    var body: some View {
        Button("\(shop.pair?.1 ?? 0) \(shop.makers.count) \(shop.job?.name ?? "") \(shop.loose.count) \(shop.result == nil ? 0 : 1)") {
            shop.load()
        }
    }
}
