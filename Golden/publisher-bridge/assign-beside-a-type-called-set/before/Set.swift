struct Set: Identifiable {
    var reps: Int

    var id: Int { reps }
}
