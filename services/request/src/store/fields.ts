/**
 * How one field of a domain type stands in a table's row. A table's fields are listed once; row type, reading and
 * writing follow from the list, so that a new column is one line in the domain type and one in the list.
 */
export interface Field<Row extends object, Value> {
  read(row: Row): Value;
  write(value: Value): Row;
}

/** A field that is one column. */
export interface Column<Name extends string, Stored, Value> extends Field<Record<Name, Stored>, Value> {
  name: Name;
}

/** All fields of a domain type, none missing. */
export type FieldsOf<T> = { readonly [K in keyof T]-?: Field<object, T[K]> };

type All<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer Together) => void ? Together : never;

/** The row these fields are stored in. */
export type RowOf<F> = All<{ [K in keyof F]: F[K] extends { write(value: never): infer Row } ? Row : never }[keyof F]>;

/** Takes a row, gives what it says. */
export const fromRow = <T extends object>(fields: FieldsOf<T>, row: object): T => {
  const entries = Object.entries<Field<object, unknown>>(fields).map(([name, field]) => [name, field.read(row)]);
  return Object.fromEntries(entries) as T;
};

/** Takes a value, gives the columns it is stored in. */
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
export const whole = <Name extends string>(name: Name) => column<Name, number, number>(name, same, same);
export const moment = <Name extends string>(name: Name) => column<Name, Date, Date>(name, same, same);
export const flag = <Name extends string>(name: Name) => column<Name, boolean, boolean>(name, same, same);

/** One of a closed set of words. */
export const word =
  <Word extends string>() =>
  <Name extends string>(name: Name) =>
    column<Name, Word, Word>(name, same, same);

/** An int8: the driver gives and takes it as text. */
export const int8 = <Name extends string>(name: Name) => column<Name, string, bigint>(name, BigInt, String);

/** A jsonb column: read parsed, written as text. */
export const json =
  <Value>() =>
  <Name extends string>(name: Name) =>
    column<Name, unknown, Value>(name, (stored) => stored as Value, JSON.stringify);

/** A column that may be NULL; undefined inside. */
export const optional = <Name extends string, Stored, Value>(
  inner: Column<Name, Stored, Value>,
): Column<Name, Stored | null, Value | undefined> => {
  const { name } = inner;
  const read = (stored: Stored | null) =>
    stored === null ? undefined : inner.read({ [name]: stored } as Record<Name, Stored>);
  const write = (value: Value | undefined) => (value === undefined ? null : inner.write(value)[name]);
  return column(name, read, write);
};
