/// Rows and columns.
public struct Table<Value: Identifiable, Columns>: PrimitiveView {
    nonisolated public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value> columns: () -> Columns)
    where Data.Element == Value {}
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {}
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
    ) where Data.Element == Value {}
}

public struct TableColumn<RowValue: Identifiable, Content: View> {
    nonisolated public init(_ title: some TitleText, @ViewBuilder content: @escaping (RowValue) -> Content) {}
    nonisolated public init(_ title: some TitleText, value: KeyPath<RowValue, String>) where Content == Text {}
}

@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable> {
    public static func buildExpression<Content: View>(_ column: TableColumn<RowValue, Content>) -> TableColumn<RowValue, Content> { column }
    public static func buildBlock<each Content: View>(
        _ columns: repeat TableColumn<RowValue, each Content>
    ) -> TupleView<(repeat each Content)> { TupleView() }
}
