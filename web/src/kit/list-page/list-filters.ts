import type { DayRange, ListCodec, ListQuery, PriceRange } from '@setu/contract';
import { formatDate, formatNumber } from '../../i18n/formats';
import type { TableSort } from '../../ui/data-table/columns';
import type { Option } from '../../ui/field/select-control';
import type { AppliedFilter } from '../../ui/filter-bar/filter-bar';
import type { ListControls } from '../../ui/list-page/use-list-query';

/** Names of the codec's filters with the given kind. */
type NameOf<C extends ListCodec, Kind extends string> = {
  [Name in keyof C['filters']]: C['filters'][Name] extends { kind: Kind } ? Name : never;
}[keyof C['filters']] &
  string;

interface Described<Name extends string> {
  name: Name;
  label: string;
}

interface SearchFilter<Name extends string> extends Described<Name> {
  kind: 'search';
  placeholder?: string;
  /**
   * True if the page shows something else without a search text. An emptied box then waits for Enter or its clear
   * button.
   */
  staysWhenEmptied?: boolean;
  /** Returns the text of the chip, for pages where the search box is not always visible. */
  chip?: (text: string) => string;
}

interface DaysFilter<Name extends string> extends Described<Name> {
  kind: 'days';
  /** The period that applies without a choice, shown on the button. */
  inForce?: DayRange | undefined;
}

interface ChoiceFilter<Name extends string> extends Described<Name> {
  kind: 'choice';
  options: Option[];
  /** The text for a chosen value that is no longer among the options. */
  unknown: string;
}

/** One value of a set, as a checkbox at the end of the bar: "only new". */
interface FlagFilter<Name extends string> extends Described<Name> {
  kind: 'flag';
  value: string;
}

/**
 * A choice of one of a few options, shown side by side, such as the interval of a chart. It does not narrow the list.
 */
interface SegmentsFilter<Name extends string> extends Described<Name> {
  kind: 'segments';
  options: Option[];
  /** The value used if none was chosen, or if the chosen value is not among the options. */
  inForce: string;
}

interface PriceFilterOf<Name extends string> extends Described<Name> {
  kind: 'price';
  /** The lowest and highest price of the list, shown as hints. */
  bounds?: { from?: string; to?: string };
  chip?: (range: PriceRange) => string;
}

/** The order of the list, for phones, where cards have no column headers to press. The first order is the default. */
interface OrderChoice {
  kind: 'order';
  label: string;
  orders: { id: string; label: string; sort: TableSort | null }[];
}

/** One filter of a list, tied to the codec by its name: its label and how the user chooses. */
export type ListFilter<C extends ListCodec> =
  | SearchFilter<NameOf<C, 'text'>>
  | DaysFilter<NameOf<C, 'days'>>
  | ChoiceFilter<NameOf<C, 'set'>>
  | FlagFilter<NameOf<C, 'set'>>
  | SegmentsFilter<NameOf<C, 'text'>>
  | PriceFilterOf<NameOf<C, 'price'>>
  | OrderChoice;

/** A filter without the codec's names, for the components that render it. */
export type AnyFilter =
  | SearchFilter<string>
  | DaysFilter<string>
  | ChoiceFilter<string>
  | FlagFilter<string>
  | SegmentsFilter<string>
  | PriceFilterOf<string>
  | OrderChoice;

/** The list's address, as its filters use it. */
export interface FilterState {
  values: Record<string, unknown>;
  set: (name: string, value: unknown, isTyping?: boolean) => void;
  sort: TableSort | null;
  setSort: (sort: TableSort | null) => void;
  /** Clears all filters. Absent if none is applied. */
  reset?: () => void;
}

/**
 * Returns what the filters need from a list's query and controls. Names and kinds were checked where the filters were
 * declared.
 */
export function filterState<C extends ListCodec>([query, list]: [ListQuery<C>, ListControls<C>]): FilterState {
  return {
    values: query.filters,
    set: list.setFilter as FilterState['set'],
    sort: query.sort,
    setSort: list.setSort,
    reset: list.isFiltered ? list.reset : undefined,
  };
}

const noDays: DayRange = { from: '', to: '' };
const anyPrice: PriceRange = { from: null, to: null };
const range = (from: string, to: string) => `${from || '…'} – ${to || '…'}`;
const day = (text: string) => (text ? formatDate(text) : '');
const amount = (value: number | null) => (value === null ? '' : formatNumber(value));

/** Returns the range with its ends in order, because users type them in either order. */
export function orderedRange({ from, to }: PriceRange): PriceRange {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

function chipsOf(filter: AnyFilter, { values, set }: FilterState): AppliedFilter[] {
  if (filter.kind === 'order' || filter.kind === 'flag' || filter.kind === 'segments') return [];
  const { name, label } = filter;
  const chip = (text: string, empty: unknown, id: string = name) => ({
    id,
    label: text,
    onRemove: () => set(name, empty),
  });
  if (filter.kind === 'search') {
    const text = values[name] as string;
    return text && filter.chip ? [chip(filter.chip(text), '')] : [];
  }
  if (filter.kind === 'days') {
    const { from, to } = values[name] as DayRange;
    return from || to ? [chip(`${label}: ${range(day(from), day(to))}`, noDays)] : [];
  }
  if (filter.kind === 'price') {
    const price = values[name] as PriceRange;
    const text = filter.chip?.(price) ?? `${label}: ${range(amount(price.from), amount(price.to))}`;
    return price.from === null && price.to === null ? [] : [chip(text, anyPrice)];
  }
  const chosen = values[name] as string[];
  const labelOf = (id: string) => filter.options.find(({ value }) => value === id)?.label ?? filter.unknown;
  return chosen.map((id) =>
    chip(
      `${label}: ${labelOf(id)}`,
      chosen.filter((other) => other !== id),
      `${name}-${id}`,
    ),
  );
}

/** Returns a chip for each applied filter. Each chip can clear its filter. */
export const appliedFilters = (filters: AnyFilter[], state: FilterState): AppliedFilter[] =>
  filters.flatMap((filter) => chipsOf(filter, state));
