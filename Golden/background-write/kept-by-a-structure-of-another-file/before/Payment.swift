struct Payment {
    let finish: () -> Void

    func start() {
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: 1)
            finish()
        }
    }
}
