/**
 * The mapping of one field of a domain type to the columns of a row.
 * A table's fields are listed once. The row type, reading and writing follow from the list. A new column is one line in
 * the domain type and one in the list.
 */
export interface Field<Row extends object, Value> {
  read(row: Row): Value;
  write(value: Value): Row;
}

/** A field that is stored in one column. */
export interface Column<Name extends string, Stored, Value> extends Field<Record<Name, Stored>, Value> {
  name: Name;
}

/** The fields of a domain type, all of them required. */
export type FieldsOf<T> = { readonly [K in keyof T]-?: Field<object, T[K]> };

type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer Together) => void ? Together : never;

/** The row that stores these fields. */
export type RowOf<F> = All<{ [K in keyof F]: F[K] extends { write(value: never): infer Row } ? Row : never }[keyof F]>;

/** Converts a row to a domain value. */
export const fromRow = <T extends object>(fields: FieldsOf<T>, row: object): T => {
  const entries = Object.entries<Field<object, unknown>>(fields).map(([name, field]) => [name, field.read(row)]);
  return Object.fromEntries(entries) as T;
};

/** Converts a domain value to columns. */
export const toRow = <F extends object>(fields: F, value: object): RowOf<F> => {
  const values = new Map(Object.entries(value));
  const parts = Object.entries<Field<object, unknown>>(fields as Record<string, Field<object, unknown>>).map(
    ([name, field]) => field.write(values.get(name)),
  );
  return Object.assign({}, ...parts) as RowOf<F>;
};

const column = <Name extends string, Stored, Value>(
  name: Name,
  read: (stored: Stored) => Value,
  write: (value: Value) => Stored,
): Column<Name, Stored, Value> => ({
  name,
  read: (row) => read(row[name]),
  write: (value) => ({ [name]: write(value) }) as Record<Name, Stored>,
});

const same = <Value>(value: Value): Value => value;

export const text = <Name extends string>(name: Name) => column<Name, string, string>(name, same, same);
export const integer = <Name extends string>(name: Name) => column<Name, number, number>(name, same, same);
export const timestamp = <Name extends string>(name: Name) => column<Name, Date, Date>(name, same, same);
export const flag = <Name extends string>(name: Name) => column<Name, boolean, boolean>(name, same, same);

/** A column with a closed set of text values. */
export const enumText =
  <Option extends string>() =>
  <Name extends string>(name: Name) =>
    column<Name, Option, Option>(name, same, same);

/** An int8 column. The driver reads and writes it as text. */
export const int8 = <Name extends string>(name: Name) => column<Name, string, bigint>(name, BigInt, String);

/** A bytea column, such as a message in its wire form. */
export const bytes = <Name extends string>(name: Name) =>
  column<Name, Buffer, Uint8Array>(name, same, (value) => Buffer.from(value));

/** A jsonb column. It is read parsed and written as text. */
export const json =
  <Value>() =>
  <Name extends string>(name: Name) =>
    column<Name, unknown, Value>(name, (stored) => stored as Value, JSON.stringify);

/** A nullable column. NULL is undefined in the domain. */
export const optional = <Name extends string, Stored, Value>(
  inner: Column<Name, Stored, Value>,
): Column<Name, Stored | null, Value | undefined> => {
  const { name } = inner;
  const read = (stored: Stored | null) =>
    stored === null ? undefined : inner.read({ [name]: stored } as Record<Name, Stored>);
  const write = (value: Value | undefined) => (value === undefined ? null : inner.write(value)[name]);
  return column(name, read, write);
};
