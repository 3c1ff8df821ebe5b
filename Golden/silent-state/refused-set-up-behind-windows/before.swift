// Catalogue 213: the delegate sets what a view shows when windows may be there, and a closure of main sets it later.
import AppKit
import SwiftUI

enum Variant {
    static var isSandboxed = false
    static var isTrial = false
}

final class Delegate: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
        Variant.isSandboxed = true
    }

    func applicationWillFinishLaunching(_ notification: Notification) {
        DispatchQueue.main.async { Variant.isTrial = true }
    }
}

final class Shelf: ObservableObject {
    @Published var name = ""
    @Published var isLoading = false

    func load() { name = "Shelf" }

    func stop() { isLoading = false }
}

struct ShelfView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.name + (Variant.isSandboxed ? "*" : "")) }
}

struct TrialView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.name + (Variant.isTrial ? "*" : "")) }
}

struct LoadingView: View {
    @ObservedObject var shelf: Shelf

    var body: some View { Text(shelf.isLoading ? "Loading" : "") }
}
