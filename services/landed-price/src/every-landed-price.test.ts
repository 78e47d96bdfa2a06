import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, sum } from './decimal.js';
import type { Declaration } from './declaration.js';
import { terms } from './incoterms.js';
import { landedPrice } from './landed-price.js';
import type { CostTables } from './tables.js';
import { aDeclaration, aLane, aLeg, anItem, aTariff, vat } from './testing.js';

const figure = (max: number) => fc.integer({ min: 1, max }).map((n) => decimal(n).div(100).toString());
const anyItem = fc.record({
  price: figure(500_000_000).map((price) => ({ amount: price, currency: 'INR', per: 'all' as const })),
  count: fc.integer({ min: 1, max: 10_000 }).map(String),
  grossKg: figure(5_000_000),
  volume: figure(20_000),
  term: fc.constantFrom(...terms),
});
const anyTables = fc.record({ percent: figure(4_000), lane: figure(50_000), leg: figure(5_000_000) }).map(
  ({ percent, lane, leg }): CostTables => ({
    ...aDeclaration().tables,
    tariffs: [aTariff({ percent }), vat],
    lanes: [aLane({ price: lane }), aLane({ unit: 'container40', price: '4100.5' })],
    legs: [aLeg({ pricePerTonne: leg }), aLeg({ from: 'INPNQ', to: 'INNSA', currency: 'INR' })],
  }),
);
const anyDeclaration = fc
  .record({ items: fc.array(anyItem, { minLength: 1, maxLength: 4 }), tables: anyTables, rate: figure(400) })
  .map(({ items, tables, rate }) =>
    aDeclaration({
      items: items.map((item, index) =>
        anItem({ ...item, key: String(index), namedPlace: 'elsewhere', arrivalPlace: 'RUNVS' }),
      ),
      ...{ tables, rates: { INR: rate, USD: '81.37', EUR: '94.02' } },
    }),
  );
const total = (declaration: Declaration) => decimal(landedPrice(declaration).total);

describe('Every landed price', () => {
  it('equals the sum of its lines and of its items, whose lines add up too', () => {
    fc.assert(
      fc.property(anyDeclaration, (declaration) => {
        const found = landedPrice(declaration);
        const sumOf = (lines: typeof found.lines) => sum(lines.map((line) => decimal(line.amount ?? 0))).toFixed(2);
        expect(sumOf(found.lines)).toBe(found.total);
        expect(sum(found.items.map((item) => decimal(item.total))).toFixed(2)).toBe(found.total);
        for (const item of found.items) expect(sumOf(item.lines)).toBe(item.total);
      }),
    );
  });

  it('never falls when price, quantity, duty, freight or the rate rises', () => {
    const more = (text: string) => decimal(text).times('1.07').plus('0.01').toString();
    const rises: ((declaration: Declaration) => Declaration)[] = [
      (one) => ({
        ...one,
        items: one.items.map((item) => ({
          ...item,
          price: { amount: more(item.price?.amount ?? '0'), currency: 'INR', per: 'all' as const },
          ...{ grossKg: more(item.grossKg ?? '0'), volume: more(item.volume ?? '0') },
        })),
      }),
      (one) => ({
        ...one,
        tables: {
          ...one.tables,
          tariffs: one.tables.tariffs.map((rule) => ({ ...rule, percent: more(rule.percent ?? '0') })),
        },
      }),
      (one) => ({
        ...one,
        tables: { ...one.tables, lanes: one.tables.lanes.map((lane) => ({ ...lane, price: more(lane.price) })) },
      }),
      (one) => ({
        ...one,
        rates: Object.fromEntries(Object.entries(one.rates).map(([code, rate]) => [code, more(rate)])),
      }),
    ];
    fc.assert(
      fc.property(anyDeclaration, fc.constantFrom(...rises), (declaration, raise) => {
        expect(total(raise(declaration)).gte(total(declaration))).toBe(true);
      }),
    );
  });

  it('is the same in whatever order rows and rates are given', () => {
    fc.assert(
      fc.property(anyDeclaration, (declaration) => {
        const { tables, rates } = declaration;
        const turned = {
          tariffs: tables.tariffs.toReversed(),
          fees: tables.fees.toReversed(),
          lanes: tables.lanes.toReversed(),
          legs: tables.legs.toReversed(),
        };
        const other = Object.fromEntries(Object.entries(rates).toReversed());
        expect(landedPrice({ ...declaration, tables: turned, rates: other }).lines).toEqual(
          landedPrice(declaration).lines,
        );
      }),
    );
  });
});
