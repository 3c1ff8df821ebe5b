// UIKit, AppKit and other frameworks around the state.
import AppKit
import CoreData
import OSLog
import SwiftData
import SwiftUI
import UIKit

@Observable
final class Store: NSObject {
    var text = ""

    @objc func refresh() {}

    func observe() {
        NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: nil, object: nil)
    }
}

struct Label: UIViewRepresentable {
    var store: Store

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ label: UILabel, context: Context) {
        label.text = store.text
    }
}

struct Field: NSViewRepresentable {
    @ObservedObject var record: Record

    final class Coordinator: NSObject, NSTextFieldDelegate {
        let parent: Field
        init(_ parent: Field) { self.parent = parent }
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField()
        field.delegate = context.coordinator
        return field
    }

    func updateNSView(_ field: NSTextField, context: Context) {
        field.stringValue = record.name
    }
}

struct Scanner: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

final class HostController: UIViewController {
    private let store = Store()

    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Text("Hosted").environment(store))
        addChild(host)
        view.addSubview(host.view)
    }
}

@MainActor
func makeWindow(_ store: Store) -> NSWindow {
    let window = NSWindow(contentViewController: NSHostingController(rootView: Text("Hosted").environment(store)))
    window.contentView = NSHostingView(rootView: Text("Hosted"))
    return window
}

final class Record: NSManagedObject {
    @NSManaged var name: String
}

struct Records: View {
    @FetchRequest(sortDescriptors: []) private var records: FetchedResults<Record>
    @Environment(\.managedObjectContext) private var context

    var body: some View { ForEach(records) { Text($0.name) } }
}

@Model
final class Trip {
    var name = ""
    init() {}
}

struct Trips: View {
    @Query private var trips: [Trip]
    @Environment(\.modelContext) private var context

    var body: some View { ForEach(trips) { TripRow(trip: $0) } }
}

struct TripRow: View {
    @Bindable var trip: Trip

    var body: some View { TextField("Name", text: $trip.name) }
}

let logger = Logger(subsystem: "Checks", category: "Platforms")
