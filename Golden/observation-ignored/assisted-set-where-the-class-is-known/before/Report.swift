struct Report {
    let central: Central

    var title: String {
        [central].forEach { $0.uuid = "B" }
        return "Report"
    }
}
