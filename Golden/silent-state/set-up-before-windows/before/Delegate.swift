// Catalogue 213: a Mac's delegate sets what a view shows before there are windows, and so do statements of main.swift.
import AppKit

enum Variant {
    static var isSandboxed = false
    static var isTrial = false
}

final class Delegate: NSObject, NSApplicationDelegate {
    func applicationWillFinishLaunching(_ notification: Notification) {
        Variant.isSandboxed = true
    }
}
