/**
 * The kind of value in a report's cell: a name, an integer, a share from 0 to 1, money in rupees, a day, a time, one of
 * the report's status terms, roles, a company's name, or a user's name.
 */
export type ReportCellKind =
  | 'text'
  | 'count'
  | 'share'
  | 'money'
  | 'day'
  | 'moment'
  | 'word'
  | 'roles'
  | 'company'
  | 'person';

export interface ReportColumn {
  readonly name: string;
  readonly kind: ReportCellKind;
  /**
   * Set if the total is not the sum of the rows: one supplier occurs in several rows, or the total is the lowest price.
   */
  readonly isApart?: true;
}

export interface Report {
  /** Whether the report covers a range of days, both inclusive. Other reports show the current state. */
  readonly hasPeriod: boolean;
  readonly columns: readonly ReportColumn[];
  /** The sort orders, ascending unless marked as descending. The first is the default. */
  readonly sorts: readonly { readonly key: string; readonly descending?: true }[];
  /** Columns whose totals are shown as figures above the rows. */
  readonly figures: readonly string[];
  /** The figures that are compared with the previous period of the same length. */
  readonly compared?: readonly string[];
  /** Set if part of the data is computed periodically, not on request. */
  readonly isCounted?: true;
  /** The axis and the lines of the chart. With names, the largest values come first. */
  readonly chart: { readonly axis: 'days' | 'names'; readonly lines: readonly string[] };
}

/** The columns of each report, in the order in which the owning service returns them. */
export const reports = {
  catalog_analysis: {
    hasPeriod: false,
    columns: [
      { name: 'tree', kind: 'text' },
      { name: 'category', kind: 'text' },
      { name: 'subcategory', kind: 'text' },
      { name: 'cards', kind: 'count' },
      { name: 'hidden', kind: 'count' },
      { name: 'suppliers', kind: 'count', isApart: true },
      { name: 'priced', kind: 'share' },
      { name: 'price_unit', kind: 'text' },
      { name: 'price_from', kind: 'money', isApart: true },
      { name: 'price_to', kind: 'money', isApart: true },
      { name: 'pictured', kind: 'share' },
      { name: 'translated', kind: 'share' },
      { name: 'coded', kind: 'share' },
      { name: 'certified', kind: 'share' },
    ],
    sorts: [{ key: 'place' }, { key: 'cards' }, { key: 'suppliers' }],
    figures: ['cards', 'hidden', 'suppliers', 'pictured'],
    isCounted: true,
    chart: { axis: 'names', lines: ['cards'] },
  },
  number_of_suppliers_industry: {
    hasPeriod: false,
    columns: [
      { name: 'industry', kind: 'text' },
      { name: 'companies', kind: 'count', isApart: true },
      { name: 'locked', kind: 'count', isApart: true },
      { name: 'cards', kind: 'count', isApart: true },
      { name: 'card_suppliers', kind: 'count', isApart: true },
    ],
    sorts: [{ key: 'companies', descending: true }, { key: 'industry' }],
    figures: ['companies', 'locked', 'cards'],
    isCounted: true,
    chart: { axis: 'names', lines: ['companies'] },
  },
  report_on_catalog_reports: {
    hasPeriod: true,
    columns: [
      { name: 'name', kind: 'text' },
      { name: 'vendor_code', kind: 'text' },
      { name: 'category', kind: 'text' },
      { name: 'supplier', kind: 'company' },
      { name: 'standing', kind: 'word' },
      { name: 'created', kind: 'day' },
      { name: 'price_from', kind: 'money', isApart: true },
      { name: 'price_to', kind: 'money', isApart: true },
      { name: 'views', kind: 'count' },
      { name: 'carts', kind: 'count' },
      { name: 'requests', kind: 'count' },
    ],
    sorts: [{ key: 'views', descending: true }, { key: 'created' }],
    figures: ['views', 'carts', 'requests'],
    // Carts are not compared: for the previous period, items that were removed from a cart since then are unknown.
    compared: ['views', 'requests'],
    chart: { axis: 'days', lines: ['views'] },
  },
  report_on_search_requests: {
    hasPeriod: true,
    columns: [
      { name: 'words', kind: 'text' },
      { name: 'searches', kind: 'count' },
      { name: 'part', kind: 'share' },
      { name: 'missed', kind: 'count' },
      { name: 'opened', kind: 'count' },
      { name: 'chosen', kind: 'text' },
    ],
    sorts: [{ key: 'searches', descending: true }, { key: 'missed' }, { key: 'opened' }, { key: 'words' }],
    figures: ['searches', 'missed', 'opened'],
    compared: ['searches', 'missed', 'opened'],
    chart: { axis: 'days', lines: ['searches', 'missed_share'] },
  },
  report_on_buyers: {
    hasPeriod: false,
    columns: [
      { name: 'company', kind: 'company' },
      { name: 'tax_number', kind: 'text' },
      { name: 'city', kind: 'text' },
      { name: 'manager', kind: 'person' },
      { name: 'standing', kind: 'word' },
      { name: 'created', kind: 'day' },
      { name: 'trades_since', kind: 'day' },
      { name: 'people', kind: 'count' },
      { name: 'requests', kind: 'count' },
      { name: 'open', kind: 'count' },
      { name: 'contracts', kind: 'count' },
      { name: 'contracts_sum', kind: 'money' },
    ],
    sorts: [{ key: 'company' }, { key: 'created' }, { key: 'people' }],
    figures: ['people', 'requests', 'contracts', 'contracts_sum'],
    chart: { axis: 'days', lines: ['registered'] },
  },
  buyers_users: {
    hasPeriod: false,
    columns: [
      { name: 'person', kind: 'person' },
      { name: 'email', kind: 'text' },
      { name: 'company', kind: 'company' },
      { name: 'tax_number', kind: 'text' },
      { name: 'roles', kind: 'roles' },
      { name: 'standing', kind: 'word' },
      { name: 'created', kind: 'day' },
      { name: 'last_seen', kind: 'moment' },
    ],
    sorts: [{ key: 'company' }, { key: 'person' }, { key: 'created' }],
    figures: [],
    chart: { axis: 'days', lines: ['registered'] },
  },
  report_on_suppliers: {
    hasPeriod: false,
    columns: [
      { name: 'company', kind: 'company' },
      { name: 'tax_number', kind: 'text' },
      { name: 'city', kind: 'text' },
      { name: 'manager', kind: 'person' },
      { name: 'standing', kind: 'word' },
      { name: 'created', kind: 'day' },
      { name: 'people', kind: 'count' },
      { name: 'cards', kind: 'count' },
      { name: 'hidden', kind: 'count' },
      { name: 'in_review', kind: 'count' },
      { name: 'requests', kind: 'count' },
      { name: 'open', kind: 'count' },
      { name: 'contracts', kind: 'count' },
      { name: 'contracts_sum', kind: 'money' },
    ],
    sorts: [{ key: 'company' }, { key: 'created' }, { key: 'people' }],
    figures: ['cards', 'requests', 'contracts', 'contracts_sum'],
    isCounted: true,
    chart: { axis: 'days', lines: ['registered'] },
  },
} as const satisfies Readonly<Record<string, Report>>;

/**
 * Returns the sort order of a report: the requested one, or the default. Returns undefined if the report does not have
 * the requested one.
 */
export const reportOrder = (
  { sorts }: Report,
  requested: { key: string; descending: boolean } | undefined,
): { key: string; descending: boolean } | undefined => {
  const found = requested ? sorts.find(({ key }) => key === requested.key) : sorts[0];
  return found && { key: found.key, descending: requested?.descending ?? found.descending === true };
};

/** The possible lengths of time that one bar covers in a chart by days. */
export const reportSteps = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** The maximum number of days for a chart with a bar per day: about three months. */
const maxDayBars = 100;

/** Returns the steps in which a period of this many days can be shown. Longer periods have no daily bars. */
export const stepsOf = (days: number): readonly ReportStep[] =>
  days <= maxDayBars ? reportSteps : reportSteps.filter((step) => step !== 'day');

/**
 * Returns the step of a period: the requested one if available, otherwise one that results in at most about thirty
 * bars.
 */
export function stepOf(days: number, requested: string): ReportStep {
  const found = stepsOf(days).find((step) => step === requested);
  if (found) return found;
  if (days <= 31) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/** Returns the number of days in a period (YYYY-MM-DD, both inclusive). */
export const daysOfPeriod = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** A card counts as opened from a search if it is opened within this many minutes after the search. */
export const openedWithinMinutes = 60;
