import { type CostColumn, type CostTable, type CostValues, costTableSpec } from '@setu/contract';

interface Condition {
  column: string;
  of: readonly string[];
}

const meets = ({ column, of }: Condition, values: CostValues): boolean => of.includes(values[column] ?? '');

/** Returns whether a row with these values has the column. A percentage has no currency. */
export const hasColumn = ({ only }: CostColumn, values: CostValues): boolean => !only || meets(only, values);

/** Returns whether a row with these values needs a value in the column. */
export const needsColumn = ({ required }: CostColumn, values: CostValues): boolean =>
  required === true || (required !== undefined && meets(required, values));

/** Returns the values of a form for a row: those of the row, or those given for a new one, and empty texts. */
export const typedValues = (table: CostTable, values: CostValues = {}): Record<string, string> =>
  Object.fromEntries(
    costTableSpec(table).columns.map(({ name, kind }) => [name, values[name] ?? (kind === 'flag' ? 'no' : '')]),
  );

/** Returns the typed values without those of columns that the row does not have. */
export const ownValues = (table: CostTable, typed: CostValues): Record<string, string> =>
  Object.fromEntries(
    costTableSpec(table).columns.map((column) => [
      column.name,
      hasColumn(column, typed) ? (typed[column.name] ?? '') : '',
    ]),
  );

/** The value of a column before and after a change by another user. */
export interface ChangedValue {
  column: CostColumn;
  before: string;
  after: string;
}

/**
 * Returns the typed values together with the changes of another user, so that saving them loses neither: a value that
 * was not typed becomes the other user's one. `before` is the version that both started from.
 */
export const mergedValues = (
  typed: Record<string, string>,
  before: CostValues,
  changes: readonly ChangedValue[],
): Record<string, string> => {
  const untouched = changes.filter(({ column: { name } }) => (typed[name] ?? '') === (before[name] ?? ''));
  return { ...typed, ...Object.fromEntries(untouched.map(({ column, after }) => [column.name, after])) };
};

/** Returns what another user has changed. */
export const changedValues = (table: CostTable, before: CostValues, after: CostValues): ChangedValue[] =>
  costTableSpec(table)
    .columns.map((column) => ({ column, before: before[column.name] ?? '', after: after[column.name] ?? '' }))
    .filter((one) => one.before !== one.after);
