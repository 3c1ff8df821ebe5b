// Catalogue 83: making an object that sets defaults, or runs code for each element that acts, can be noticed.
import SwiftUI

final class Counter {
    static var made = 0
}

final class Launches: ObservableObject {
    @Published var isFirst = false

    init() { UserDefaults.standard.set(1, forKey: "launches") }
}

final class Numbers: ObservableObject {
    @Published var list = [1, 2].map { number in
        Counter.made += number
        return Counter.made
    }
}

final class Folder: ObservableObject {
    @Published var isMade: Bool

    init() {
        isMade = FileManager.default.createFile(atPath: "/tmp/a", contents: nil)
    }
}

struct LaunchesView: View {
    @StateObject private var launches: Launches

    init() { _launches = StateObject(wrappedValue: Launches()) }

    var body: some View { Text(launches.isFirst ? "First" : "Again") }
}

struct NumbersView: View {
    @StateObject private var numbers: Numbers

    init() { _numbers = StateObject(wrappedValue: Numbers()) }

    var body: some View { Text("\(numbers.list.count)") }
}

struct FolderView: View {
    @StateObject private var folder: Folder

    init() { _folder = StateObject(wrappedValue: Folder()) }

    var body: some View { Text(folder.isMade ? "Made" : "There") }
}

struct RootView: View {
    var body: some View {
        LaunchesView()
        NumbersView()
        FolderView()
    }
}
