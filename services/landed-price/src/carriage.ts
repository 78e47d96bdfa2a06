import { type Decimal, decimal, larger, shares, toKopecks, zero } from './decimal.js';
import type { Declaration, OverrideKind } from './declaration.js';
import type { Assumption, LineKind, Route } from './estimate.js';
import { type LaneGap, type Measures, type PricedLane, priceLanes } from './freight.js';
import { add, type Item, paysFor, type ReportGap, sumOf } from './item.js';
import { type PricedLeg, priceLeg } from './legs.js';
import type { Lane } from './tables.js';

/** What the steps of a calculation share. */
export interface Work {
  declaration: Declaration;
  toRoubles: (amount: Decimal, currency: string) => Decimal | undefined;
  gap: ReportGap;
  assume: (assumption: Assumption) => void;
  override: (kind: OverrideKind) => Decimal | undefined;
}

const groupBy = <Key>(items: readonly Item[], key: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
};

const measuresOf = (items: readonly Item[]): Measures => ({
  tonnes: sumOf(items, ({ tonnes }) => tonnes),
  volume: sumOf(items, ({ volume }) => volume),
});

/** Adds a shared cost to items by weight or volume, whichever is larger. */
function share(items: readonly Item[], kind: LineKind, amount: Decimal): void {
  const weights = items.map(({ tonnes, volume }) => larger(tonnes ?? zero, volume ?? zero));
  for (const [index, part] of shares(toKopecks(amount), weights).entries()) {
    const item = items[index];
    if (item) add(item, kind, part);
  }
}

/** Adds what it costs to bring the goods onto the ship or plane: the way to the place of loading, export, loading. */
export function addOrigin(work: Work, items: readonly Item[]): void {
  const { declaration, toRoubles, gap } = work;
  const { costs, day, tables } = declaration;
  for (const group of groupBy(items.filter(paysFor('pre_carriage')), ({ declared }) =>
    [declared.sellerPlace, declared.loadingPlace].join(' '),
  ).values()) {
    const { sellerPlace: from, loadingPlace: to } = group[0]?.declared ?? {};
    const tonnes = measuresOf(group).tonnes;
    const leg = priceLeg(tables.legs, { from, to, day }, tonnes, toRoubles);
    if (typeof leg === 'string') for (const item of group) gap('pre_carriage', leg, item);
    else {
      share(group, 'pre_carriage', leg.cost);
      if (leg.row) work.assume(legAssumption('pre_carriage', leg, tonnes ?? zero));
    }
  }
  const exported = items.filter(paysFor('export_clearance'));
  if (exported.length > 0) fromSetting(work, exported, 'export_clearance', decimal(costs.exportClearance), undefined);
  const loaded = items.filter(paysFor('loading'));
  if (loaded.length === 0) return;
  const { tonnes } = measuresOf(loaded);
  if (tonnes === undefined) {
    for (const item of loaded.filter((one) => one.tonnes === undefined)) gap('loading', 'no_weight', item);
  } else fromSetting(work, loaded, 'loading', decimal(costs.loadingPerTonne), tonnes);
}

/** Adds a cost in rupees that a setting holds, in total or per tonne. */
function fromSetting(
  { toRoubles, assume, gap }: Work,
  items: readonly Item[],
  kind: 'export_clearance' | 'loading',
  value: Decimal,
  tonnes: Decimal | undefined,
): void {
  if (value.eq(0)) return;
  const cost = toRoubles(tonnes === undefined ? value : value.times(tonnes), 'INR');
  if (cost === undefined) {
    gap(kind, 'no_rate');
    return;
  }
  share(items, kind, cost);
  assume({
    ...plain(kind, value, 'INR'),
    unit: tonnes === undefined ? 'total' : 'tonne',
    times: tonnes?.toString(),
  });
}

/** Adds the main carriage and the delivery from the border to the city. Returns the ways that were chosen. */
export function addCarriage(work: Work, items: readonly Item[]): Route[] {
  const paid = groupBy(items.filter(paysFor('main_carriage')), ({ declared }) => declared.loadingPlace);
  const included = items.filter((item) => !paysFor('main_carriage')(item) && paysFor('delivery')(item));
  const routes = [...paid].map(([from, group]) => carry(work, group, from, paid.size === 1));
  for (const [from, group] of groupBy(included, ({ declared }) => declared.arrivalPlace)) {
    deliver(work, group, from);
    if (from !== undefined) routes.push(routeTo(from));
  }
  return routes.filter((route) => route !== undefined);
}

const routeTo = (to: string, lane?: Lane): Route => ({
  from: lane?.from,
  to,
  mode: lane?.mode,
  daysFrom: lane?.daysFrom,
  daysTo: lane?.daysTo,
});

/** Chooses the way that costs least up to the city, and adds its freight and delivery. */
function carry(work: Work, group: readonly Item[], from: string | undefined, isOnly: boolean): Route | undefined {
  const { declaration, toRoubles, gap } = work;
  const { day, city, mode, tables } = declaration;
  const measures = measuresOf(group);
  const lanes = from === undefined ? 'no_place' : priceLanes(tables.lanes, measures, { from, mode, day }, toRoubles);
  if (typeof lanes === 'string') {
    const own = work.override('freight');
    if (own !== undefined && isOnly) {
      share(group, 'freight', own);
      work.assume({ ...plain('freight', own, 'RUB'), override: 'freight', isOverridden: true });
    } else for (const item of group) if (lacks(item, lanes)) gap('freight', lanes, item);
    deliver(work, group, undefined, lanes);
    return undefined;
  }
  const ways = lanes.map((lane) => ({
    lane,
    leg: priceLeg(tables.legs, { from: lane.lane.to, to: city, day }, measures.tonnes, toRoubles),
  }));
  const whole = ways.filter(({ leg }) => typeof leg !== 'string');
  const cost = ({ lane, leg }: (typeof ways)[number]) => lane.cost.plus(typeof leg === 'string' ? 0 : leg.cost);
  const [best] = (whole.length > 0 ? whole : ways).toSorted((a, b) => cost(a).cmp(cost(b)));
  if (best === undefined) return undefined;
  addFreight(work, group, best.lane);
  deliver(work, group, best.lane.lane.to);
  return routeTo(best.lane.lane.to, best.lane.lane);
}

/** Returns whether an item is the one that lacks a figure. A missing lane concerns every item. */
const lacks = ({ tonnes, volume }: Item, reason: string): boolean =>
  reason === 'no_weight' ? tonnes === undefined : reason === 'no_volume' ? volume === undefined : true;

function addFreight(work: Work, group: readonly Item[], { lane, times, cost }: PricedLane): void {
  const own = work.override('freight');
  const amount = own === undefined ? cost : (work.toRoubles(own.times(times), lane.currency) ?? cost);
  share(group, 'freight', amount);
  work.assume({
    ...plain('freight', own ?? decimal(lane.price), lane.currency),
    ...{ unit: lane.unit, times: times.toString(), row: lane },
    ...{ override: 'freight', isOverridden: own !== undefined },
  });
}

/** Adds the delivery from a place at the border to the city, by weight. `why` says why the place is not known. */
function deliver(work: Work, group: readonly Item[], from: string | undefined, why: LaneGap = 'no_place'): void {
  const { declaration, toRoubles, gap } = work;
  const { city: to, day, tables } = declaration;
  const { tonnes } = measuresOf(group);
  const own = work.override('delivery');
  if (own !== undefined && tonnes !== undefined) {
    share(group, 'delivery', own.times(tonnes));
    work.assume({
      ...plain('delivery', own, 'RUB'),
      ...{ unit: 'tonne', times: tonnes.toString(), override: 'delivery', isOverridden: true },
    });
    return;
  }
  const leg = priceLeg(tables.legs, { from, to, day }, tonnes, toRoubles);
  if (typeof leg === 'string') {
    const reason = from === undefined ? why : leg;
    for (const item of group) if (lacks(item, reason)) gap('delivery', reason, item);
    return;
  }
  share(group, 'delivery', leg.cost);
  if (leg.row) work.assume({ ...legAssumption('delivery', leg, tonnes ?? zero), override: 'delivery' });
}

const legAssumption = (kind: 'pre_carriage' | 'delivery', { row }: PricedLeg, tonnes: Decimal): Assumption => ({
  ...plain(kind, decimal(row?.pricePerTonne ?? 0), row?.currency),
  ...{ unit: 'tonne', times: tonnes.toString(), row },
});

/** Returns an assumption without a table's row. */
export const plain = (kind: Assumption['kind'], value: Decimal, currency: string | undefined): Assumption => ({
  ...{ kind, item: undefined, value: value.toString(), unit: currency === undefined ? 'percent' : 'total', currency },
  ...{ times: undefined, tax: undefined, row: undefined, override: undefined, isOverridden: false },
});
