import { type Decimal, decimal, sum, toKopecks, zero } from './decimal.js';
import type { DeclaredItem } from './declaration.js';
import type { GapReason, LineKind } from './estimate.js';
import { isIncluded, type Leg } from './incoterms.js';

/** An item of a declaration with its figures as numbers, and the amounts of its lines so far. */
export interface Item {
  declared: DeclaredItem;
  count: Decimal;
  tonnes: Decimal | undefined;
  netKg: Decimal | undefined;
  volume: Decimal | undefined;
  /** Roubles, whole kopecks. */
  amounts: Map<LineKind, Decimal>;
}

const optional = (text: string | undefined): Decimal | undefined => (text === undefined ? undefined : decimal(text));

/** Reads the figures of an item. Without a net weight, the gross weight is used. */
export const itemOf = (declared: DeclaredItem): Item => ({
  declared,
  count: decimal(declared.count),
  tonnes: optional(declared.grossKg)?.div(1000),
  netKg: optional(declared.netKg ?? declared.grossKg),
  volume: optional(declared.volume),
  amounts: new Map(),
});

/** Returns whether the buyer pays a leg beside the price. */
export const paysFor =
  (leg: Leg) =>
  ({ declared: { term, namedPlace } }: Item): boolean =>
    !isIncluded(term, leg, namedPlace);

export const amountOf = (item: Item, kind: LineKind): Decimal => item.amounts.get(kind) ?? zero;

/** Adds an amount to a line of an item. */
export function add(item: Item, kind: LineKind, amount: Decimal): void {
  item.amounts.set(kind, amountOf(item, kind).plus(toKopecks(amount)));
}

/** Returns a sum over items, or undefined if one of them lacks the figure. */
export function sumOf(items: readonly Item[], figure: (item: Item) => Decimal | undefined): Decimal | undefined {
  const figures = items.map(figure);
  return figures.every((one) => one !== undefined) ? sum(figures) : undefined;
}

/** Reports a missing part. */
export type ReportGap = (line: LineKind, reason: GapReason, item?: Item) => void;
