import type { Work } from './carriage.js';
import { plain } from './carriage.js';
import { chooseFee, chooseTariff } from './choose-rules.js';
import { type Decimal, decimal, percentOf, shares, sum, toKopecks, zero } from './decimal.js';
import { toBorder } from './estimate.js';
import { add, amountOf, type Item, paysFor } from './item.js';
import type { TariffRule, Tax } from './tables.js';
import { taxOf } from './taxes.js';

/** Insurance covers the goods and their freight plus ten percent of expected profit (Incoterms 2020, CIF and CIP, A5). */
const insuredShare = '1.1';

/** Adds insurance where the price does not include it. */
export function addInsurance(work: Work, items: readonly Item[]): void {
  const insured = items.filter(paysFor('insurance'));
  if (insured.length === 0) return;
  const own = work.override('insurance');
  const percent = own ?? decimal(work.declaration.costs.insurancePercent);
  const values = insured.map((item) => borderValue(item).times(insuredShare));
  const parts = shares(toKopecks(percentOf(sum(values), percent)), values);
  for (const [index, item] of insured.entries()) add(item, 'insurance', parts[index] ?? zero);
  work.assume({
    ...plain('insurance', percent, undefined),
    ...{ override: 'insurance', isOverridden: own !== undefined },
  });
}

/** Returns the customs value of an item: its price with all costs up to the border. */
export const borderValue = (item: Item): Decimal => sum(toBorder.map((kind) => amountOf(item, kind)));

/** Adds duty, excise and VAT of each item. The base of VAT is customs value, duty and excise (Tax Code, article 160). */
export function addTaxes(work: Work, items: readonly Item[]): void {
  for (const item of items.filter(paysFor('import_clearance'))) {
    const value = borderValue(item);
    const own = work.override('duty');
    if (own === undefined) addTax(work, item, 'duty', value);
    else {
      add(item, 'duty', percentOf(value, own));
      const tax = { kind: 'percent', code: item.declared.hsCode, amount: undefined } as const;
      const about = { item: item.declared.key, tax, override: 'duty', isOverridden: true } as const;
      work.assume({ ...plain('duty', own, undefined), ...about });
    }
    addTax(work, item, 'excise', value);
    addTax(work, item, 'vat', sum([value, amountOf(item, 'duty'), amountOf(item, 'excise')]));
  }
}

function addTax(work: Work, item: Item, tax: Tax, base: Decimal): void {
  const { day, tables } = work.declaration;
  const { hsCode: code, origin, key } = item.declared;
  const found = chooseTariff(tables.tariffs, { tax, code, origin, day });
  if (found.kind !== 'found') {
    // Few goods are subject to excise, so goods without a rule are not.
    if (tax !== 'excise' || found.kind === 'expired')
      work.gap(tax, found.kind === 'expired' ? 'expired_tariff' : 'no_tariff', item);
    return;
  }
  const result = taxOf(found.row, base, item, work.toRoubles);
  if (typeof result === 'string') {
    work.gap(tax, result, item);
    return;
  }
  add(item, tax, result.amount);
  const { times } = result;
  work.assume({ ...taxAssumption(tax, found.row), item: key, times: times?.toString() });
}

function taxAssumption(tax: Tax, row: TariffRule): ReturnType<typeof plain> {
  const isSpecific = row.kind === 'specific';
  const value = decimal((isSpecific ? row.amount : row.percent) ?? 0);
  const rule = { kind: row.kind, code: row.code, amount: isSpecific ? undefined : row.amount };
  return {
    ...plain(tax, value, row.currency),
    ...{ unit: row.unit ?? 'percent', tax: rule, row },
    ...(tax === 'duty' && ({ override: 'duty' } as const)),
  };
}

/** Adds the costs that arise once for a declaration, shared by value: the customs fee, the broker and the others. */
export function addFees(work: Work, items: readonly Item[]): void {
  const cleared = items.filter(paysFor('import_clearance'));
  const values = cleared.map(borderValue);
  const addShared = (kind: 'fee' | 'broker' | 'certification' | 'storage', amount: Decimal) => {
    const parts = shares(toKopecks(amount), values);
    for (const [index, item] of cleared.entries()) add(item, kind, parts[index] ?? zero);
  };
  const { tables, day, costs } = work.declaration;
  if (cleared.length > 0) {
    const step = chooseFee(tables.fees, sum(values), day);
    if (step.kind === 'found') {
      const fee = decimal(step.row.fee);
      addShared('fee', fee);
      work.assume({ ...plain('fee', fee, 'RUB'), row: step.row });
    } else work.gap('fee', step.kind === 'expired' ? 'expired_fee' : 'no_fee');
    for (const kind of ['broker', 'certification', 'storage'] as const) {
      const own = work.override(kind);
      addShared(kind, own ?? decimal(costs[kind]));
      work.assume({
        ...plain(kind, own ?? decimal(costs[kind]), 'RUB'),
        override: kind,
        isOverridden: own !== undefined,
      });
    }
  }
  const own = work.override('bank');
  const percent = own ?? decimal(costs.bankPercent);
  for (const item of items) add(item, 'bank', percentOf(amountOf(item, 'goods'), percent));
  work.assume({ ...plain('bank', percent, undefined), override: 'bank', isOverridden: own !== undefined });
}
