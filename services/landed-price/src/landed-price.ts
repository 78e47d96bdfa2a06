import { addCarriage, addOrigin, plain, type Work } from './carriage.js';
import { addFees, addInsurance, addTaxes, borderValue } from './customs.js';
import { type Decimal, decimal, sum, toKopecks } from './decimal.js';
import type { Declaration, OverrideKind } from './declaration.js';
import { type Assumption, type Estimate, type Gap, type Line, type LineKind, lineKinds } from './estimate.js';
import type { Leg } from './incoterms.js';
import { add, amountOf, type Item, itemOf, paysFor } from './item.js';

/**
 * Computes what goods cost in the customer's warehouse. Every line of every item is rounded half up to kopecks, shared
 * costs are divided without a lost kopeck, and each total is the sum of its lines. A part that is not known is missing
 * in the total and named as a gap.
 */
export function landedPrice(declaration: Declaration): Estimate {
  const items = declaration.items.map(itemOf);
  const gaps: Gap[] = [];
  const assumptions: Assumption[] = [];
  const work = workOf(declaration, gaps, assumptions);
  addGoods(work, items);
  addOrigin(work, items);
  const routes = addCarriage(work, items);
  addInsurance(work, items);
  addTaxes(work, items);
  addFees(work, items);
  const lines = linesOf(items, gaps, undefined);
  return {
    total: text(sum(items.map(totalOf))),
    vat: text(sum(items.map((item) => amountOf(item, 'vat')))),
    customsValue: text(sum(items.map(borderValue))),
    isComplete: gaps.length === 0,
    lines,
    items: items.map((item) => ({
      key: item.declared.key,
      lines: linesOf([item], gaps, item.declared.key),
      total: text(totalOf(item)),
      perPiece: text(toKopecks(totalOf(item).div(item.count))),
    })),
    ...{ assumptions, gaps, routes },
  };
}

const text = (amount: Decimal): string => amount.toFixed(2);

const totalOf = (item: Item): Decimal => sum([...item.amounts.values()]);

function workOf(declaration: Declaration, gaps: Gap[], assumptions: Assumption[]): Work {
  const override = (kind: OverrideKind): Decimal | undefined => {
    const own = declaration.overrides[kind];
    return own === undefined ? undefined : decimal(own);
  };
  return {
    declaration,
    override,
    toRoubles: (amount, currency) => {
      if (currency === 'RUB') return amount;
      const rate = (currency === 'INR' ? override('rate') : undefined) ?? declaration.rates[currency];
      return rate === undefined ? undefined : amount.times(rate);
    },
    gap: (line, reason, item) => gaps.push({ line, reason, item: item?.declared.key }),
    assume: (assumption) => assumptions.push(assumption),
  };
}

/** Adds the price of the goods, and the rate that it was converted at. */
function addGoods(work: Work, items: readonly Item[]): void {
  const rate = work.toRoubles(decimal(1), 'INR');
  const isOverridden = work.override('rate') !== undefined;
  if (rate !== undefined) work.assume({ ...plain('rate', rate, 'INR'), override: 'rate', isOverridden });
  for (const item of items) {
    const { price } = item.declared;
    const amount = price && work.toRoubles(decimal(price.amount), price.currency);
    if (amount !== undefined) {
      add(item, 'goods', price?.per === 'piece' ? toKopecks(amount).times(item.count) : amount);
      if (item.declared.isRange) work.gap('goods', 'price_range', item);
    } else work.gap('goods', price === undefined ? 'no_price' : 'no_rate', item);
  }
}

/** The leg that decides whether a line is part of the price. The price of the goods itself never is. */
const legOf: Readonly<Record<LineKind, Leg | undefined>> = {
  goods: undefined,
  bank: undefined,
  pre_carriage: 'pre_carriage',
  export_clearance: 'export_clearance',
  loading: 'loading',
  freight: 'main_carriage',
  insurance: 'insurance',
  duty: 'import_clearance',
  excise: 'import_clearance',
  vat: 'import_clearance',
  fee: 'import_clearance',
  broker: 'import_clearance',
  certification: 'import_clearance',
  storage: 'import_clearance',
  delivery: 'delivery',
};

/** Returns the lines of items. A line is unknown if it has a gap and no amount at all. */
function linesOf(items: readonly Item[], gaps: readonly Gap[], key: string | undefined): Line[] {
  return lineKinds.map((kind) => {
    const leg = legOf[kind];
    const amounts = items.flatMap(({ amounts: known }) => known.get(kind) ?? []);
    const isMissing = gaps.some(
      (gap) => gap.line === kind && (key === undefined || gap.item === undefined || gap.item === key),
    );
    const isIncluded = leg !== undefined && items.every((item) => !paysFor(leg)(item));
    return { kind, amount: amounts.length === 0 && isMissing ? undefined : text(sum(amounts)), isIncluded };
  });
}
