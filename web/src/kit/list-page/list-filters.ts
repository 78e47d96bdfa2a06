import type { DayRange, ListCodec, ListQuery, PriceRange } from '@setu/contract';
import { formatDate, formatNumber } from '../../i18n/formats';
import type { TableSort } from '../../ui/data-table/columns';
import type { Option } from '../../ui/field/select-control';
import type { AppliedFilter } from '../../ui/filter-bar/filter-bar';
import type { ListControls } from '../../ui/list-page/use-list-query';

/** Filters of the codec that are written in this way. */
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
  /** Without a search the page is another one: an emptied box waits for Enter or its cross. */
  staysWhenEmptied?: boolean;
  /** Words of the chip, where the search box is not always in sight. */
  chip?: (text: string) => string;
}

interface DaysFilter<Name extends string> extends Described<Name> {
  kind: 'days';
}

interface ChoiceFilter<Name extends string> extends Described<Name> {
  kind: 'choice';
  options: Option[];
  /** Of a chosen value that is not among the options any more. */
  unknown: string;
}

/** One value of a set, as a checkbox at the end of the bar: "only new". */
interface FlagFilter<Name extends string> extends Described<Name> {
  kind: 'flag';
  value: string;
}

/** One of a few, side by side: the step of a chart. It narrows nothing. */
interface SegmentsFilter<Name extends string> extends Described<Name> {
  kind: 'segments';
  options: Option[];
  /** What is in force while none was chosen, or what was chosen is not among the options. */
  inForce: string;
}

interface PriceFilterOf<Name extends string> extends Described<Name> {
  kind: 'price';
  /** Least and most of the list, as hints. */
  bounds?: { from?: string; to?: string };
  chip?: (range: PriceRange) => string;
}

/** The order, where a phone's cards have no heads to press. The first one is the list's own. */
interface OrderChoice {
  kind: 'order';
  label: string;
  orders: { id: string; label: string; sort: TableSort | null }[];
}

/** One filter of a list, tied to the codec by its name: what it is called and how it is chosen. */
export type ListFilter<C extends ListCodec> =
  | SearchFilter<NameOf<C, 'text'>>
  | DaysFilter<NameOf<C, 'days'>>
  | ChoiceFilter<NameOf<C, 'set'>>
  | FlagFilter<NameOf<C, 'set'>>
  | SegmentsFilter<NameOf<C, 'text'>>
  | PriceFilterOf<NameOf<C, 'price'>>
  | OrderChoice;

/** The same without the codec's names, for the parts that draw it. */
export type AnyFilter =
  | SearchFilter<string>
  | DaysFilter<string>
  | ChoiceFilter<string>
  | FlagFilter<string>
  | SegmentsFilter<string>
  | PriceFilterOf<string>
  | OrderChoice;

/** The list's address as its filters see it. */
export interface FilterState {
  values: Record<string, unknown>;
  set: (name: string, value: unknown, isTyping?: boolean) => void;
  sort: TableSort | null;
  setSort: (sort: TableSort | null) => void;
  /** Lifts all filters; absent while none is in force. */
  reset?: () => void;
}

/** Takes a list's query and controls, gives what its filters need; names and kinds were checked where they were declared. */
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

/** Ends the right way round: people type them as they please. */
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
    const words = filter.chip?.(price) ?? `${label}: ${range(amount(price.from), amount(price.to))}`;
    return price.from === null && price.to === null ? [] : [chip(words, anyPrice)];
  }
  const chosen = values[name] as string[];
  const wordOf = (id: string) => filter.options.find(({ value }) => value === id)?.label ?? filter.unknown;
  return chosen.map((id) =>
    chip(
      `${label}: ${wordOf(id)}`,
      chosen.filter((other) => other !== id),
      `${name}-${id}`,
    ),
  );
}

/** Chips of what narrows the list now, each of which lifts itself. */
export const appliedFilters = (filters: AnyFilter[], state: FilterState): AppliedFilter[] =>
  filters.flatMap((filter) => chipsOf(filter, state));
