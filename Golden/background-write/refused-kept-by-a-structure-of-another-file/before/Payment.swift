struct Payment {
    let finish: () -> Void

    func start() {
        Task {
            try? await Task.sleep(nanoseconds: 1)
            finish()
        }
    }
}
