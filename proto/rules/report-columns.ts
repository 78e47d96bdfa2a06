/**
 * What a cell of a report holds: a name, a whole number, a share from 0 to 1, money in rupees, a day, a moment, one of the
 * words a report has for how something stands, roles, or the name of a company or a person.
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
  /** Its sum is not what its rows add up to: one supplier stands in several of them, or the least of prices is told. */
  readonly isApart?: true;
}

export interface Report {
  /** Tells of days from and to, both inclusive; the others tell how things stand. */
  readonly hasPeriod: boolean;
  readonly columns: readonly ReportColumn[];
  /** The first is in force where none is asked for, descending where it says so. */
  readonly sorts: readonly { readonly key: string; readonly descending?: true }[];
  /** Columns whose sums stand as figures over the rows. */
  readonly figures: readonly string[];
  /** Of these, those that stand beside what they were in as many days before. */
  readonly compared?: readonly string[];
  /** Some of it is counted from time to time, not as it is asked for. */
  readonly isCounted?: true;
  /** What its chart goes by, and its lines; of names the largest stand first. */
  readonly chart: { readonly axis: 'days' | 'names'; readonly lines: readonly string[] };
}

/** Columns of each report in the order in which its owner tells them. */
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
    // What lay in a cart then and was taken out since is not known.
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

/** The order a report is told in: the one asked for, its first without one; undefined for one it does not have. */
export const reportOrder = (
  { sorts }: Report,
  asked: { key: string; descending: boolean } | undefined,
): { key: string; descending: boolean } | undefined => {
  const found = asked ? sorts.find(({ key }) => key === asked.key) : sorts[0];
  return found && { key: found.key, descending: asked?.descending ?? found.descending === true };
};

/** What a bar of a chart by days stands for. */
export const reportSteps = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** The most days a chart has a bar of each for: some three months. */
const mostDayBars = 100;

/** The steps a period of so many days may be shown in. */
export const stepsOf = (days: number): readonly ReportStep[] =>
  days <= mostDayBars ? reportSteps : reportSteps.filter((step) => step !== 'day');

/** The step of a period: the one asked for where it has it, else such that some thirty bars stand beside each other at most. */
export function stepOf(days: number, asked: string): ReportStep {
  const found = stepsOf(days).find((step) => step === asked);
  if (found) return found;
  if (days <= 31) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/** How many days a period (YYYY-MM-DD, both inclusive) has. */
export const daysOfPeriod = ({ from, to }: { from: string; to: string }): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** A card the search box or a list shows is told of as opened within so many minutes of the search. */
export const openedWithinMinutes = 60;
