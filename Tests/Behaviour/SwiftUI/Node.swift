import Combine
import Foundation
import Observation

/// What a view hands to the tree: a view, who it is among its siblings, and what it finds in the environment.
struct Child {
    let key: AnyHashable
    let view: any View
    let environment: EnvironmentValues

    init(_ key: AnyHashable, _ view: any View, _ environment: EnvironmentValues) {
        (self.key, self.view, self.environment) = (key, view, environment)
    }
}

/// A place in the tree, which lasts as long as a view of the same type stands there. It keeps what views only describe.
@MainActor
final class Node {
    let key: AnyHashable
    let depth: Int
    let host: Host
    private(set) weak var parent: Node?
    private(set) var view: any View
    private(set) var environment: EnvironmentValues
    private(set) var children: [Node] = []
    private(set) var isMounted = true
    /// What views of built-in kinds remember, and what they show.
    var memory: [String: Any] = [:]

    private var slots: [String: AnyObject] = [:]
    private var readValues: [ObjectIdentifier] = []
    private var readStates: [StateStorageBase] = []
    private var evaluations = 0
    private var isDirty = true
    private var atEnd: [() -> Void] = []

    init(_ child: Child, parent: Node?, host: Host) {
        key = child.key
        view = child.view
        environment = child.environment
        self.parent = parent
        self.host = host
        depth = (parent?.depth ?? -1) + 1
    }

    // Change

    /// Asks for the view to be evaluated again before the next output.
    nonisolated func invalidate() {
        guard Thread.isMainThread else {
            DispatchQueue.main.async { self.invalidate() }
            return
        }
        MainActor.assumeIsolated {
            guard isMounted, !isDirty else { return }
            isDirty = true
            host.add(self)
        }
    }

    /// Evaluates the view, if anything asked for that.
    func updateIfNeeded() {
        if isMounted, isDirty { update() }
    }

    /// Evaluates the view, and with it all views below that are not what they were.
    func update() {
        isDirty = false
        evaluations += 1
        let number = evaluations
        readValues = []
        readStates.forEach { $0.remove(self) }
        readStates = []
        view.getReady(self)
        let produced = withObservationTracking {
            host.evaluate(self) { view.produce(self) }
        } onChange: { [weak self] in
            self?.invalidate(from: number)
        }
        reconcile(produced)
    }

    nonisolated private func invalidate(from number: Int) {
        guard Thread.isMainThread else {
            DispatchQueue.main.async { self.invalidate(from: number) }
            return
        }
        if MainActor.assumeIsolated({ evaluations == number }) { invalidate() }
    }

    private func reconcile(_ produced: [Child]) {
        var former: [AnyHashable: Node] = [:]
        for child in children { former[child.key] = child }
        children = produced.map { child in
            if let node = former[child.key], type(of: node.view) == type(of: child.view) {
                former[child.key] = nil
                return node
            }
            return Node(child, parent: self, host: host)
        }
        former.values.sorted { $0.description < $1.description }.forEach { $0.unmount() }
        for (node, child) in zip(children, produced) { node.receive(child) }
    }

    /// Takes over the view that the parent now describes. Where it is the same as before, it is not evaluated.
    private func receive(_ child: Child) {
        let changed = environment.changes(to: child.environment)
        let isNew = evaluations == 0
        environment = child.environment
        let isSame = !isNew && areEqual(view, child.view)
        if !isSame { view = child.view }
        if isDirty || !isSame || readValues.contains(where: changed.contains) || (view is any PrimitiveView && !changed.isEmpty) {
            update()
        } else if !changed.isEmpty {
            children.forEach { $0.receive(Child($0.key, $0.view, environment)) }
        }
    }

    private func unmount() {
        isMounted = false
        children.forEach { $0.unmount() }
        readStates.forEach { $0.remove(self) }
        atEnd.forEach { $0() }
        atEnd = []
        slots = [:]
        children = []
    }

    private var description: String { "\(key)" }

    /// Runs the closure when the view goes away.
    func onEnd(_ action: @escaping () -> Void) { atEnd.append(action) }

    // Properties of the view

    /// What the property of this name keeps from one view to the next.
    func slot<T: AnyObject>(_ name: String, _ make: () -> T) -> T {
        if let existing = slots[name] as? T { return existing }
        let new = make()
        slots[name] = new
        return new
    }

    /// Connects the dynamic properties of a value with this place.
    func link(_ value: Any, prefix: String = "") {
        for child in Mirror(reflecting: value).children {
            let name = prefix + (child.label ?? "")
            if let property = child.value as? any LinkedProperty {
                property.link(to: self, slot: name)
            } else if let property = child.value as? any DynamicProperty {
                link(property, prefix: name + ".")
                var copy = property
                copy.update()
            }
        }
    }

    func noteRead(of state: StateStorageBase) {
        if state.add(self) { readStates.append(state) }
    }

    /// The value of the environment, of which the evaluation then depends.
    func noteRead(ofValue key: ObjectIdentifier) {
        if !readValues.contains(key) { readValues.append(key) }
    }

    // Output

    var lines: [String] { (view as? any PrimitiveView)?.lines(self) ?? children.flatMap(\.lines) }

    /// All places below and this one, from top to bottom.
    var all: [Node] { [self] + children.flatMap(\.all) }
}
