/**
 * The tables that a landed price is computed from, as admins keep them. Each column is described once. Checks of rows,
 * forms, lists, CSV files and messages are derived from this description. `@setu/landed-price` has the types that the
 * calculation uses.
 */
import type { CostTable } from './words.js';

/** The values of another column that decide about a column. */
export interface Condition {
  column: string;
  of: readonly string[];
}

interface Base {
  name: string;
  /** Every row needs a value, or only the rows that meet the condition. */
  required?: true | Condition;
  /** Rows that do not meet the condition must leave the column empty. */
  only?: Condition;
}

/** One of a few values. */
export interface ChoiceColumn extends Base {
  kind: 'choice';
  options: readonly string[];
}

/** The beginning of an HS code. Dots and spaces between the digits are dropped. */
export interface DigitsColumn extends Base {
  kind: 'digits';
  min: number;
  max: number;
}

/** A decimal number of at least zero, stored as plain text (`0.3`). */
export interface DecimalColumn extends Base {
  kind: 'decimal';
  decimals: number;
  max: number;
  /** Zero is not allowed. */
  positive?: true;
}

export interface IntegerColumn extends Base {
  kind: 'integer';
  min: number;
  max: number;
}

/** A text of one line. A list has several texts separated by commas. */
export interface TextColumn extends Base {
  kind: 'text';
  maxLength: number;
  list?: true;
}

/** An address of a web page. */
export interface UrlColumn extends Base {
  kind: 'url';
  maxLength: number;
}

/**
 * Columns without further rules: an ISO 3166 country (`IN`), a currency, a day (YYYY-MM-DD), `yes` or `no`, the code of
 * a place in the table of places, and such a code itself (UN/LOCODE, `INNSA`).
 */
export interface PlainColumn extends Base {
  kind: 'country' | 'currency' | 'day' | 'flag' | 'place' | 'locode';
}

export type CostColumn =
  | ChoiceColumn
  | DigitsColumn
  | DecimalColumn
  | IntegerColumn
  | TextColumn
  | UrlColumn
  | PlainColumn;

export interface CostTableSpec {
  columns: readonly CostColumn[];
  /** The columns that identify a row. Two rows of a table differ in at least one of them. Lists are sorted by them. */
  key: readonly string[];
  /** The columns that a search looks into. A column of digits or codes is searched from its beginning. */
  searched: readonly string[];
  /** Rows are valid between two days. */
  dated: boolean;
}

/** The currencies that have a daily rate of the Bank of Russia here, and the rouble. */
export const costCurrencies = ['RUB', 'INR', 'USD', 'EUR', 'CNY'] as const;
export type CostCurrency = (typeof costCurrencies)[number];

export const flagValues = ['yes', 'no'] as const;

const dated = [
  { name: 'valid_from', kind: 'day', required: true },
  { name: 'valid_to', kind: 'day' },
  { name: 'source', kind: 'text', maxLength: 300, required: true },
  { name: 'source_url', kind: 'url', maxLength: 500 },
  { name: 'is_example', kind: 'flag' },
] as const satisfies readonly CostColumn[];

const withPercent = { column: 'kind', of: ['percent', 'combined_max', 'combined_sum'] } as const;
const withAmount = { column: 'kind', of: ['specific', 'combined_max', 'combined_sum'] } as const;
const maxAmount = 1_000_000_000;

/** All tables. The order of the columns is that of forms, lists and files. */
export const costTableSpecs = {
  tariffs: {
    columns: [
      { name: 'tax', kind: 'choice', options: ['duty', 'vat', 'excise'], required: true },
      // A rule of value added tax without a code is for all goods.
      { name: 'code', kind: 'digits', min: 2, max: 10, required: { column: 'tax', of: ['duty', 'excise'] } },
      { name: 'origin', kind: 'country' },
      {
        ...{ name: 'kind', kind: 'choice', required: true },
        options: ['percent', 'specific', 'combined_max', 'combined_sum'],
      },
      { name: 'percent', kind: 'decimal', decimals: 4, max: 1000, required: withPercent, only: withPercent },
      {
        ...{ name: 'amount', kind: 'decimal', decimals: 6, max: maxAmount, positive: true },
        ...{ required: withAmount, only: withAmount },
      },
      { name: 'currency', kind: 'currency', required: withAmount, only: withAmount },
      {
        ...{ name: 'unit', kind: 'choice', options: ['kilogram', 'tonne', 'piece', 'cubic_metre'] },
        ...{ required: withAmount, only: withAmount },
      },
      ...dated,
    ],
    key: ['tax', 'code', 'origin', 'valid_from'],
    searched: ['code', 'source'],
    dated: true,
  },
  fees: {
    columns: [
      // The last step has no limit.
      { name: 'up_to', kind: 'decimal', decimals: 2, max: 1_000_000_000_000, positive: true },
      { name: 'fee', kind: 'decimal', decimals: 2, max: maxAmount, required: true },
      ...dated,
    ],
    key: ['up_to', 'valid_from'],
    searched: ['source'],
    dated: true,
  },
  lanes: {
    columns: [
      { name: 'from', kind: 'place', required: true },
      { name: 'to', kind: 'place', required: true },
      { name: 'mode', kind: 'choice', options: ['sea', 'air', 'rail', 'road'], required: true },
      {
        ...{ name: 'unit', kind: 'choice', required: true },
        options: ['container20', 'container40', 'tonne', 'cubic_metre', 'kilogram'],
      },
      { name: 'price', kind: 'decimal', decimals: 4, max: maxAmount, positive: true, required: true },
      { name: 'currency', kind: 'currency', required: true },
      { name: 'days_from', kind: 'integer', min: 0, max: 365, required: true },
      { name: 'days_to', kind: 'integer', min: 0, max: 365, required: true },
      ...dated,
    ],
    key: ['from', 'to', 'mode', 'unit', 'valid_from'],
    searched: ['from', 'to', 'source'],
    dated: true,
  },
  legs: {
    columns: [
      { name: 'from', kind: 'place', required: true },
      { name: 'to', kind: 'place', required: true },
      { name: 'price_per_tonne', kind: 'decimal', decimals: 4, max: maxAmount, positive: true, required: true },
      { name: 'currency', kind: 'currency', required: true },
      ...dated,
    ],
    key: ['from', 'to', 'valid_from'],
    searched: ['from', 'to', 'source'],
    dated: true,
  },
  places: {
    columns: [
      { name: 'code', kind: 'locode', required: true },
      { name: 'kind', kind: 'choice', options: ['port', 'airport', 'city'], required: true },
      { name: 'country', kind: 'country', required: true },
      { name: 'name_en', kind: 'text', maxLength: 100, required: true },
      { name: 'name_ru', kind: 'text', maxLength: 100, required: true },
      { name: 'aliases', kind: 'text', maxLength: 1000, list: true },
    ],
    key: ['code'],
    searched: ['code', 'name_en', 'name_ru', 'aliases'],
    dated: false,
  },
} as const satisfies Readonly<Record<CostTable, CostTableSpec>>;

/** Returns the description of a table. */
export const costTableSpec = (table: CostTable): CostTableSpec => costTableSpecs[table];

/** A row expires soon if it does within this many days. */
export const expiringDays = 30;

/** The maximum size in bytes of an uploaded file. */
export const maxCostFileBytes = 6 * 1024 * 1024;

/** The maximum number of rows in a file. */
export const maxCostFileRows = 100_000;

/** The number of faulty rows that the answer to an import lists. The marked file has all of them. */
export const maxFaultyRows = 100;

/** The column of a marked file that describes what is wrong with a row. An import ignores it. */
export const problemColumn = 'problem';
