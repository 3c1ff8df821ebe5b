import Database
import Foundation

func tasks(in query: Query<Row>, from start: Date) -> Query<Row> {
    query.filter(\.$startDate >= start)
}
