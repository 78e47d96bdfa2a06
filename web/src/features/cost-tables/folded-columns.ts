import type { CostTable } from '@setu/contract';

/** The columns that a list shows within another one, by that column. */
type Folded = Readonly<Record<string, readonly string[]>>;

const folded: Partial<Record<CostTable, Folded>> = {
  tariffs: { kind: ['percent', 'amount', 'currency', 'unit'] },
  lanes: { from: ['to'], price: ['currency'], days_from: ['days_to'] },
  legs: { from: ['to'], price_per_tonne: ['currency'] },
};

/** Returns which columns of a table a list shows within another one: `INNSA → RULED`, `1 200 USD`. */
export const foldedColumns = (table: CostTable): Folded => folded[table] ?? {};

const leading = ['kind', 'from', 'price', 'price_per_tonne', 'days_from'] as const;

/** Returns whether a list shows other columns within this one. Such a column has a title of its own. */
export const leadsOthers = (table: CostTable, name: string): name is (typeof leading)[number] =>
  name in foldedColumns(table);

/** The columns of every dated table, which lists show as the validity and the source. */
export const datedColumns: ReadonlySet<string> = new Set([
  'valid_from',
  'valid_to',
  'source',
  'source_url',
  'is_example',
]);
