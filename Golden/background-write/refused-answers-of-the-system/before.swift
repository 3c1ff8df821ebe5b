// Catalogue 167: the application answers on a queue of its own, and so does the center of notifications.
import SwiftUI
import UIKit
import UserNotifications

final class Icon: ObservableObject {
    @Published var selected = "Day"
}

final class Waiting: ObservableObject {
    @Published var count = 0

    func load() {
        UNUserNotificationCenter.current().getPendingNotificationRequests { self.count = $0.count }
    }
}

struct IconView: View {
    @ObservedObject var icon: Icon
    @ObservedObject var waiting: Waiting

    var body: some View {
        Text("\(icon.selected) \(waiting.count)")
            .onTapGesture {
                UIApplication.shared.setAlternateIconName("Night") { error in
                    if error == nil { icon.selected = "Night" }
                }
            }
            .onAppear { waiting.load() }
    }
}
