// Catalogue 106: the list behind the representable is loaded anew with each change of the model, which the view around follows; its update method
// names nothing of it.
import SwiftUI

final class Branches: ObservableObject {
    @Published var isLoaded = false
    @Published var names: [String] = []

    func load() {
        isLoaded = true
        names = ["main"]
    }
}

final class BranchList: UIViewController {
    var branches: Branches?
    var rowHeight: Double = 20 { didSet { reload() } }

    func reload() {
        print(branches?.names ?? [])
    }
}

struct BranchListView: UIViewControllerRepresentable {
    let branches: Branches

    func makeUIViewController(context: Context) -> BranchList {
        let list = BranchList()
        list.branches = branches
        return list
    }

    func updateUIViewController(_ list: BranchList, context: Context) {
        list.rowHeight = 22
    }
}

struct BranchesView: View {
    @ObservedObject var branches: Branches

    var body: some View {
        if branches.isLoaded {
            BranchListView(branches: branches)
        }
    }
}
