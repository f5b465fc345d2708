/** A column of a table, and what of a row it holds. */
export interface Column<Row> {
  readonly name: string;
  /** Its SQL type, which PostgreSQL makes of what JSON has. */
  readonly type: string;
  readonly value: (row: Row) => unknown;
  /**
   * What it becomes when its row is written again: an expression of the row `excluded`, or null when it stays. Left out, it
   * becomes what is written.
   */
  readonly update?: string | null;
  /** It holds a version, and is written as the number of the step that made it. */
  readonly isStep?: boolean;
}

/** A field of a state: the expression that reads it, and the columns that hold it. */
interface Field<Value> {
  readonly read: string;
  readonly columns: readonly (Omit<Column<Value>, 'value'> & { readonly value?: (value: Value) => unknown })[];
}

export type Fields<State> = { readonly [Name in keyof State]-?: Field<State[Name]> };

interface Options<Value> {
  readonly read?: string;
  readonly value?: (value: Value) => unknown;
  readonly update?: string | null;
}

/** A field in a column of its own. */
export function field<Value>(name: string, type: string, { read = name, ...column }: Options<Value> = {}) {
  return { read, columns: [{ name, type, ...column }] };
}

/** The same for a field that stays as its row was made. */
export function fixed<Value>(name: string, type: string, options: Options<Value> = {}) {
  return field<Value>(name, type, { ...options, update: null });
}

/** A table, how its rows are read as JSON, and how rows are written to it. */
export interface Table<Row> {
  readonly name: string;
  /** The key columns that find the row when it is written again; undefined when every row is new. */
  readonly key: string | undefined;
  /** Whether its rows belong to a receipt. */
  readonly isOfReceipt: boolean;
  /** The SQL that makes the JSON of one row. */
  readonly document: string;
  readonly columns: readonly Column<Row>[];
}

/**
 * @param table.row the state in what is written of a row
 * @param table.besides columns that no state has
 */
export function tableOf<State extends object, Row extends object = State>({
  name,
  key,
  isOfReceipt = true,
  fields,
  row = (written) => written as unknown as State,
  besides = [],
}: {
  name: string;
  key?: string;
  isOfReceipt?: boolean;
  fields: Fields<State>;
  row?: (written: Row) => State;
  besides?: readonly Column<Row>[];
}): Table<Row> {
  const names = Object.keys(fields) as (keyof State & string)[];
  const columns = names.flatMap((fieldName) =>
    fields[fieldName].columns.map(({ value = (whole) => whole, ...column }): Column<Row> => {
      return { ...column, value: (written) => value(row(written)[fieldName]) };
    }),
  );
  return {
    name,
    key,
    isOfReceipt,
    document: `json_build_object(${names.map((fieldName) => `'${fieldName}', ${fields[fieldName].read}`).join(', ')})`,
    columns: [...columns, ...besides],
  };
}

/** Rows as JSON in a parameter of a statement. @returns the SQL of a relation that has the columns of the table. */
export function relationOf<Row>(
  { columns }: Pick<Table<Row>, 'columns'>,
  { rows, bind }: { rows: readonly Row[]; bind: (value: unknown) => string },
): string {
  const records = rows.map((row) => Object.fromEntries(columns.map(({ name, value }) => [name, value(row)])));
  const types = columns.map(({ name, type }) => `${name} ${type}`).join(', ');
  return `jsonb_to_recordset(${bind(JSON.stringify(records))}::jsonb) AS n(${types})`;
}
